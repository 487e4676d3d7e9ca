import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  contentSecurityPolicyForMeta,
  hashSource,
  policyForJoining,
} from './contentSecurityPolicy.ts';
import { parseConfig } from '#model/schema/parseConfig.ts';
import { cacheControl, hostHeadersFile, securityHeaders } from './headers.ts';

describe('the content security policy', () => {
  it('allows our own files and the inline texts whose hashes it names', () => {
    const policy = contentSecurityPolicy({
      scriptHashes: [hashSource('boot()'), hashSource('boot()')],
      styleHashes: ["'sha256-css'"],
      connectSources: ['https://b.example', 'https://a.example'],
    });
    expect(policy).toBe(
      [
        "default-src 'none'",
        "script-src 'self' 'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self' https://a.example https://b.example",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types lontar',
        "style-src 'self' 'sha256-css'",
      ].join('; '),
    );
  });

  it('leaves out of the meta element what browsers ignore there, and ends with what may style the page', () => {
    const meta = contentSecurityPolicyForMeta({});
    expect(meta).not.toContain('frame-ancestors');
    expect(meta).toContain("base-uri 'none'; require-trusted-types-for 'script'");
    expect(meta.endsWith("style-src 'self'")).toBe(true);
  });

  it('lets pages hold a document of the site only where there are diagrams', () => {
    expect(contentSecurityPolicy({})).not.toContain('frame-src');
    expect(contentSecurityPolicy({ hasDiagrams: true })).toContain("frame-src 'self'; ");
    expect(contentSecurityPolicyForMeta({ hasDiagrams: true })).toContain("frame-src 'self'; ");
  });

  it('is one for all files on hosts that join rules: looser only where there are diagrams, and never for scripts', () => {
    const sources = { scriptHashes: ["'sha256-boot'"], styleHashes: ["'sha256-css'"] };
    expect(policyForJoining(sources)).toBe(contentSecurityPolicy(sources));
    const joined = policyForJoining({ ...sources, hasDiagrams: true }).split('; ');
    const strict = contentSecurityPolicy({ ...sources, hasDiagrams: true }).split('; ');
    expect(joined.filter((directive) => !strict.includes(directive))).toEqual([
      "frame-ancestors 'self'",
      "style-src 'self' 'unsafe-inline'",
    ]);
    expect(joined).toContain("script-src 'self' 'sha256-boot'");
  });
});

describe('headers', () => {
  it('let hashed assets be kept for ever and everything else revalidate', () => {
    expect(cacheControl('assets/entry-abc.js')).toBe('public, max-age=31536000, immutable');
    for (const file of ['index.html', 'sw.js', 'id/sw.js', 'favicon.svg', 'id/assets/x.js']) {
      expect(cacheControl(file)).toBe('no-cache');
    }
  });

  it('are written for static hosts from the same source', () => {
    const { locales } = parseConfig({ locales: ['en', 'id'] }).config;
    const text = hostHeadersFile({ policy: "default-src 'none'", basePath: '/sub/', locales });
    const [everywhere = '', assets, ...others] = text.split('\n\n');
    expect(everywhere.startsWith("/sub/*\n  Content-Security-Policy: default-src 'none'\n")).toBe(true);
    for (const [name, value] of Object.entries(securityHeaders("default-src 'none'"))) {
      expect(everywhere).toContain(`\n  ${name}: ${value}`);
    }
    expect(everywhere).not.toContain('Cache-Control');
    expect(assets).toBe('/sub/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
    expect(others).toHaveLength(7);
    expect(others.at(-1)).toBe(
      '/sub/*.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n',
    );
    expect(others).toContain('/sub/feed.json\n  Content-Type: application/feed+json; charset=utf-8');
    expect(others).toContain(
      '/sub/id/tags/:tag/feed.json\n  Content-Type: application/feed+json; charset=utf-8',
    );
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
  });
});
