import { expect, it } from 'vitest';
import { parseConfig } from '#model/schema/parseConfig.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { siteOrigins } from './siteOrigins.ts';

function policyOf(input: object): string[] {
  return contentSecurityPolicy(siteOrigins(parseConfig(input).config)).split('; ');
}

it('by default pages deal with the site alone', () => {
  expect(policyOf({})).toEqual(contentSecurityPolicy({}).split('; '));
  expect(policyOf({ countViews: true })).toEqual(policyOf({}));
});

it('a site with analytics lets in exactly the hosts that these need', () => {
  const changed = policyOf({ analytics: { trackingIds: ['G-1'] } }).filter(
    (part) => !policyOf({}).includes(part),
  );
  expect(changed).toEqual([
    "script-src 'self' https://*.googletagmanager.com",
    "img-src 'self' data: https://*.google-analytics.com https://*.googletagmanager.com",
    "connect-src 'self' https://*.analytics.google.com https://*.google-analytics.com https://*.googletagmanager.com",
    'trusted-types lontar goog#html',
  ]);
});

it('analytics and search hosts go together', () => {
  const search = {
    remote: { appId: 'A', apiKey: 'b', hosts: ['https://search.example.com'], insights: true },
  };
  const policy = policyOf({ search, analytics: { trackingIds: ['G-1'] } }).join('; ');
  for (const host of [
    'https://search.example.com',
    'https://cdn.jsdelivr.net',
    'https://*.googletagmanager.com',
  ])
    expect(policy).toContain(host);
});
