import type { RequestListener } from 'node:http';
import { beforeEach, expect, test, vi } from 'vitest';
import { askSource } from '#lib/livestream/ask-source.ts';
import { listenAsSource } from '#tests/support/servers/listen.ts';

let answer: RequestListener = () => {};
let host = '';
beforeEach(async () => {
  ({ host } = await listenAsSource((request, response) => answer(request, response)));
});

const files = (texts: Record<string, string>): RequestListener => {
  return ({ url = '' }, response) => {
    const text = texts[url];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  };
};
function ask(kind: 'hls' | 'owncast', path = '/live.m3u8') {
  return askSource({ kind, url: `http://${host}${path}` });
}

const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n1.ts\n';

test('a playlist that goes on is live, one that has ended or is not there is silent', async () => {
  answer = files({ '/live.m3u8': playlist });
  expect(await ask('hls')).toBe('live');
  answer = files({});
  expect(await ask('hls')).toBe('silent');
  answer = files({ '/live.m3u8': `${playlist}#EXT-X-ENDLIST\n` });
  expect(await ask('hls')).toBe('silent');
  answer = files({ '/live.m3u8': '<!doctype html><title>Nothing here</title>' });
  expect(await ask('hls')).toBe('silent');
  answer = files({ '/live.m3u8': playlist });
  expect(await ask('hls')).toBe('live');
});

test('a playlist of playlists is as live as the first of them', async () => {
  const main = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=800000\nlow/index.m3u8\n';
  answer = files({ '/live.m3u8': main, '/low/index.m3u8': playlist });
  expect(await ask('hls')).toBe('live');
  answer = files({ '/live.m3u8': main });
  expect(await ask('hls')).toBe('silent');
});

test('an Owncast server says whether it is online', async () => {
  answer = files({ '/tv/api/status': '{"online":true,"viewerCount":4}' });
  expect(await ask('owncast', '/tv')).toBe('live');
  answer = files({ '/tv/api/status': '{"online":false}' });
  expect(await ask('owncast', '/tv/')).toBe('silent');
  answer = files({ '/tv/api/status': 'Bad gateway' });
  expect(await ask('owncast', '/tv')).toBe('silent');
});

test('a private address that nobody has allowed is silent, and a player of another service cannot be asked', async () => {
  answer = files({ '/live.m3u8': playlist });
  vi.stubEnv('SOURCE_ALLOW_HOSTS', '');
  expect(await askSource({ kind: 'hls', url: `http://${host}/live.m3u8` })).toBe('silent');
  expect(await askSource({ kind: 'vimeo', url: 'https://player.vimeo.com/video/1' })).toBe('unknown');
  expect(await askSource({ kind: 'none', url: null })).toBe('unknown');
});
