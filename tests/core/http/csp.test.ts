import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { documentPolicy, inlineScriptHashes } from '#lib/core/http/csp.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows each inline script by the hash of its exact text', () => {
  const html = '<script>self.a = 1;</script><p>x</p><script id="r">\n b("</p>") </script>';
  expect(inlineScriptHashes(html)).toEqual([hashOf('self.a = 1;'), hashOf('\n b("</p>") ')]);
});

it('needs no hash for external scripts and data blocks, and one for a script that comes twice', () => {
  const html =
    '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script><script>x</script><script>x</script>';
  expect(inlineScriptHashes(html)).toEqual([hashOf('x')]);
});

it('lets a page load nothing from elsewhere but players, the map, pictures and media', () => {
  const policy = documentPolicy('<script>x</script>');
  expect(policy).toContain(`script-src 'self' ${hashOf('x')};`);
  expect(policy).toMatch(/^default-src 'self';/);
  // The default for every directive that is not named.
  expect(policy).not.toMatch(/(?:connect|font|manifest|worker)-src/);
  expect(policy).toContain("media-src 'self' https:;");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

it('frames the players and the map of the site alone, and is framed by nobody', () => {
  const frames = /frame-src ([^;]*);/.exec(documentPolicy(''))?.[1]?.split(' ') ?? [];
  expect(frames.filter((source) => source !== "'self'").map((source) => new URL(source).hostname)).toEqual([
    'www.youtube-nocookie.com',
    'www.youtube.com',
    'player.vimeo.com',
    'vimeo.com',
    'www.facebook.com',
    'www.openstreetmap.org',
  ]);
  expect(documentPolicy('')).toContain("frame-ancestors 'none'");
});

it('lets only the page that plays streams connect to other hosts', () => {
  expect(documentPolicy('')).not.toContain('connect-src');
  expect(documentPolicy('', { playsStreams: true })).toContain("media-src 'self' https: blob:;");
  expect(documentPolicy('', { playsStreams: true })).toContain("connect-src 'self' https:;");
  vi.stubEnv('SOURCE_ALLOW_HOSTS', '10.0.0.5:8080, encoder.lan:80');
  const policy = documentPolicy('', { playsStreams: true });
  const own = 'http://10.0.0.5:8080 http://encoder.lan:80';
  expect(policy).toContain(`media-src 'self' https: ${own} blob:;`);
  expect(policy).toContain(`connect-src 'self' https: ${own};`);
  expect(documentPolicy('')).not.toContain('10.0.0.5');
});
