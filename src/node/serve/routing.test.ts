import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFixture } from './siteFixture.ts';
import type { RunningFixture } from './siteFixture.ts';

let site: RunningFixture;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.remove());

describe('paths in canonical form', () => {
  it.each([
    ['/', 'index.html'],
    ['/about/', 'about/index.html'],
    ['/about/hidden', 'about/hidden/index.html'],
    ['/archive', 'archive/index.html'],
    ['/id/', 'id/index.html'],
    ['/id/archive', 'id/archive/index.html'],
    ['/archive?q=%00%zz', 'archive/index.html'],
    ['/tags/%E4%B8%AD%E6%96%87', 'tags/中文/index.html'],
  ])('%s answers 200', async (path, file) => {
    const reply = await site.ask(path);
    expect(reply.status).toBe(200);
    expect(reply.text).toContain(`<title>${file}</title>`);
  });
});

describe('other forms lead to the canonical one in one step', () => {
  it.each([
    ['/about', '/about/'],
    ['/archive/', '/archive'],
    ['/id', '/id/'],
    ['/id/archive/', '/id/archive'],
    ['/index.html', '/'],
    ['/id/index.html', '/id/'],
    ['/about/index.html', '/about/'],
    ['/about.html', '/about/'],
    ['/archive.html', '/archive'],
    ['/archive/index.html', '/archive'],
    ['/about/hidden.html', '/about/hidden'],
    ['/about?a=b&c=%20d', '/about/?a=b&c=%20d'],
    ['/tags/%E4%B8%AD%E6%96%87/', '/tags/%E4%B8%AD%E6%96%87'],
    ['/tags/cafe%CC%81/', '/tags/caf%C3%A9'],
    ['/tags/cafe%CC%81', '/tags/caf%C3%A9'],
    ['/demo', '/demo/'],
    ['/demo/index.html', '/demo/'],
    ['/demo.html', '/demo/'],
  ])('%s -> %s', async (path, location) => {
    const reply = await site.ask(path);
    expect(reply.status).toBe(301);
    expect(reply.headers.location).toBe(location);
    expect((await site.ask(location)).status).toBe(200);
  });
});

describe('old addresses lead to the new ones in one step, with the query', () => {
  it.each([
    ['/old', '/repack'],
    ['/old/', '/repack'],
    ['/old.html', '/repack'],
    ['/old/index.html', '/repack'],
    ['/old?a=b', '/repack?a=b'],
    ['/older/caf%C3%A9/?a=b', '/about/?a=b#part'],
    ['/elsewhere?a=b', 'https://example.com/?x=1&a=b'],
  ])('%s -> %s', async (path, location) => {
    const reply = await site.ask(path);
    expect(reply.status).toBe(301);
    expect(reply.headers.location).toBe(location);
  });

  it('and nothing below or beside them does', async () => {
    expect((await site.ask('/old/x')).status).toBe(404);
    expect((await site.ask('/Old')).status).toBe(404);
    expect((await site.ask('//old')).status).toBe(404);
  });
});

describe('paths that are no page', () => {
  it.each([
    ['/zzz', '404.html'],
    ['/zzz/', '404.html'],
    ['/id/zzz', 'id/404.html'],
    ['/id/archive/x', 'id/404.html'],
    ['/id/authorsx', 'id/404.html'],
    ['/idx', '404.html'],
    ['/Archive', '404.html'],
    ['/ABOUT/', '404.html'],
    ['/id/Archive', 'id/404.html'],
    ['/ID/archive', '404.html'],
    ['/404.html', '404.html'],
    ['/404', '404.html'],
    ['/id/404.html', 'id/404.html'],
    ['/archive.html.html', '404.html'],
    ['/assets/entry-gone.js', '404.html'],
    ['/assets/', '404.html'],
    ['/assets', '404.html'],
    ['/favicon.svg/', '404.html'],
    ['/.secret', '404.html'],
    ['/.git/config', '404.html'],
    ['/_headers', '404.html'],
    ['/favicon.svg.br', '404.html'],
    ['/about/index.html.br', '404.html'],
    ['/about/index.html.gz', '404.html'],
    ['//evil.example/', '404.html'],
    ['//evil.example/about', '404.html'],
    ['//evil.example/index.html', '404.html'],
    ['/about//', '404.html'],
    ['/%252e%252e/%252e%252e/etc/passwd', '404.html'],
  ])('%s answers 404 with %s', async (path, file) => {
    const reply = await site.ask(path);
    expect(reply.status).toBe(404);
    expect(reply.headers.location).toBeUndefined();
    expect(reply.text).toContain(`<title>${file}</title>`);
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/%', '404.html'],
    ['/%E0%A4%A', '404.html'],
    ['/id%zz', '404.html'],
    ['/id/%zz', 'id/404.html'],
    ['/id/archive/%?x=1', 'id/404.html'],
    ['/id/../%', 'id/404.html'],
    ['/../id/%', '404.html'],
    ['/%2e%2e/id/%', '404.html'],
    ['*', '404.html'],
  ])('%s, which is no path at all, answers 400 with %s', async (path, file) => {
    const reply = await site.ask(path);
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(`<title>${file}</title>`);
    expect(reply.headers['cache-control']).toBe('no-cache');
    const head = await site.askRaw(`HEAD ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(head).toMatch(/^HTTP\/1\.1 400 [^]*\r\nContent-Type: text\/html[^]*\r\n\r\n$/);
  });

  it('ignores conditions and ranges there', async () => {
    const { headers } = await site.ask('/zzz');
    const reply = await site.ask('/zzz', { 'If-None-Match': headers.etag ?? '', Range: 'bytes=0-3' });
    expect(reply.status).toBe(404);
    expect(reply.text).toContain('<title>404.html</title>');
  });

  it('refuses links, whether they lead out of the folder or not', async () => {
    writeFileSync(join(site.folder, 'outside.txt'), 'outside');
    symlinkSync(join(site.folder, 'outside.txt'), join(site.root, 'out.txt'));
    symlinkSync(site.folder, join(site.root, 'up'));
    symlinkSync('favicon.svg', join(site.root, 'in.svg'));
    for (const path of ['/out.txt', '/up/outside.txt', '/in.svg'])
      expect((await site.ask(path)).status).toBe(404);
  });
});

describe('files', () => {
  it.each([
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/verify.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/picture.png', 'image/png', 'no-cache'],
    ['/routes.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/data.gz', 'application/gzip', 'no-cache'],
    ['/demo/', 'text/html; charset=utf-8', 'no-cache'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/assets/entry-abc123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ])('%s is %s, %s', async (path, type, caching) => {
    const reply = await site.ask(path);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe(type);
    expect(reply.headers['cache-control']).toBe(caching);
  });
});

describe('a folder without a manifest', () => {
  it('is served file by file', async () => {
    const plain = await startFixture({ hasManifest: false });
    try {
      expect((await plain.ask('/about/')).status).toBe(200);
      expect((await plain.ask('/archive')).headers.location).toBe('/archive/');
      expect((await plain.ask('/archive.html')).headers.location).toBe('/archive/');
      expect((await plain.ask('//evil.example/about')).status).toBe(404);
      const lost = await plain.ask('/id/zzz');
      expect(lost.status).toBe(404);
      expect(lost.text).toContain('<title>id/404.html</title>');
      expect(lost.headers['content-security-policy']).toContain("default-src 'none'");
    } finally {
      await plain.remove();
    }
  });

  it('is what a manifest that is no JSON comes down to, and the log says so', async () => {
    const broken = await startFixture();
    try {
      writeFileSync(join(broken.root, 'routes.json'), '{"routes": {');
      expect((await broken.ask('/about/')).status).toBe(200);
      expect(broken.log.join('\n')).toContain('routes.json is not readable');
    } finally {
      await broken.remove();
    }
  });
});

describe('a base path', () => {
  it('stands before every path, and the root leads to it', async () => {
    const based = await startFixture({ basePath: '/sub/' });
    try {
      expect(based.urls).toEqual([`http://localhost:${based.port}/sub/`]);
      expect((await based.ask('/sub/about/')).status).toBe(200);
      expect((await based.ask('/sub/assets/entry-abc123.js')).status).toBe(200);
      expect((await based.ask('/sub/about?x=1')).headers.location).toBe('/sub/about/?x=1');
      expect(await based.ask('/sub')).toMatchObject({ status: 301, headers: { location: '/sub/' } });
      expect(await based.ask('/?x=1')).toMatchObject({ status: 302, headers: { location: '/sub/?x=1' } });
      expect((await based.ask('/about/')).status).toBe(404);
      expect((await based.ask('/sub//evil.example/')).status).toBe(404);
      expect((await based.ask('/sub/id/zzz')).text).toContain('<title>id/404.html</title>');
    } finally {
      await based.remove();
    }
  });
});
