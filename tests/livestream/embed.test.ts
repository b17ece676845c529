import { describe, expect, test } from 'vitest';
import { playerUrl, videoOf } from '#lib/core/hosts/video.ts';
import { documentPolicy } from '#lib/core/http/csp.ts';
import english from '#lib/language/generated/en.ts';
import { cleanEmbed, readEmbed } from '#lib/livestream/embed.ts';

const attributes =
  'title="Live stream" allow="autoplay; fullscreen; picture-in-picture; encrypted-media" allowfullscreen';

describe('the embed code of a live stream', () => {
  test.each([
    'https://player.vimeo.com/video/76979871?h=abc',
    'https://vimeo.com/event/123456/embed/interaction',
    'https://www.youtube.com/embed/live_stream?channel=UC1',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.facebook.com/plugins/video.php?href=x',
  ])('keeps the frame of %s and nothing around it', (src) => {
    const markup = `<div style="padding:56% 0 0 0">Watch <iframe src="${src}" onload="x()" style="position:absolute" width="640"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>`;
    expect(cleanEmbed(markup)).toBe(`<iframe src="${src}" ${attributes}></iframe>`);
  });

  test('keeps a frame’s own title', () => {
    expect(cleanEmbed('<iframe title="Sunday" src="https://player.vimeo.com/video/1"></iframe>')).toContain(
      'title="Sunday"',
    );
  });

  test.each([
    '<iframe src="https://elsewhere.example/video/1"></iframe>',
    '<iframe src="http://player.vimeo.com/video/1"></iframe>',
    '<iframe src="https://player.vimeo.com.elsewhere.example/video/1"></iframe>',
    '<iframe src="https://player.vimeo.com@elsewhere.example/video/1"></iframe>',
    '<iframe src="https://player.vimeo.com:8443/video/1"></iframe>',
    '<iframe src="//player.vimeo.com/video/1"></iframe>',
    '<iframe src="https://www.facebook.com/login.php"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<script>alert(1)</script>',
    '<object data="https://player.vimeo.com/video/1"></object>',
    'Just words',
    '  ',
    '',
    null,
  ])('is nothing when no allowed player is in it: %s', (markup) => {
    expect(cleanEmbed(markup)).toBeNull();
  });
});

/** The address that the frame of an embed code loads. */
function framed(embed: string | null): URL {
  return new URL(/src="([^"]+)"/.exec(embed ?? '')?.[1]?.replaceAll('&amp;', '&') ?? 'about:blank');
}

describe('what staff type for a live stream', () => {
  test.each([
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c3d4e'],
    ['https://vimeo.com/event/4512345', 'https://vimeo.com/event/4512345/embed'],
    [
      'https://vimeo.com/event/4512345/0a1b2c3d4e?share=copy',
      'https://vimeo.com/event/4512345/embed/0a1b2c3d4e',
    ],
    ['https://player.vimeo.com/video/1?h=abc', 'https://player.vimeo.com/video/1?h=abc'],
    [' https://youtu.be/dQ-w4_9WgXc?t=5 ', 'https://www.youtube-nocookie.com/embed/dQ-w4_9WgXc?rel=0'],
    ['https://www.youtube.com/live/dQ-w4_9WgXc', 'https://www.youtube-nocookie.com/embed/dQ-w4_9WgXc?rel=0'],
    [
      'https://www.youtube.com/channel/UC1234567890123456789012/live',
      'https://www.youtube.com/embed/live_stream?channel=UC1234567890123456789012',
    ],
  ])('may be the plain address %s', (typed, address) => {
    expect(framed(readEmbed(typed)).href).toBe(address);
  });

  test.each([
    'https://vimeo.com/ourchurch',
    'https://www.youtube.com/@ourchurch/live',
    'https://elsewhere.example/live',
    '<video src="https://elsewhere.example/live.mp4" controls></video>',
    '<iframe src="https://elsewhere.example/player"></iframe>',
    'dQ-w4_9WgXc',
    'Sunday at ten',
  ])('is refused in words beside the field when no player is in it: %s', (typed) => {
    const fields = { vimeo_embed_code: [english.streamSettings.notAPlayer] };
    expect(() => readEmbed(typed)).toThrow(expect.objectContaining({ code: 'invalid', more: { fields } }));
  });

  test('may be nothing', () => {
    expect([readEmbed(null), readEmbed(' ')]).toEqual([null, null]);
  });
});

describe('every player that is taken', () => {
  const allowed = /frame-src ([^;]*);/.exec(documentPolicy(''))?.[1]?.split(' ') ?? [];

  test.each([
    'https://youtube.com/embed/dQ-w4_9WgXc',
    'https://m.youtube.com/embed/dQ-w4_9WgXc',
    'https://youtube-nocookie.com/embed/dQ-w4_9WgXc',
    'https://www.vimeo.com/event/1/embed',
    'https://web.facebook.com/plugins/video.php?href=x',
    'https://facebook.com/plugins/video.php?href=x',
  ])('is framed at a host that the policy names: %s', (src) => {
    const address = framed(cleanEmbed(`<iframe src="${src}"></iframe>`));
    expect(allowed).toContain(address.origin);
    expect(address.pathname).toBe(new URL(src).pathname);
  });

  test.each(['https://youtu.be/dQ-w4_9WgXc', 'https://vimeo.com/76979871'])(
    'of a sermon is one of them: %s',
    (link) => {
      const video = videoOf(link);
      expect(allowed).toContain(new URL(video ? playerUrl(video) : '').origin);
    },
  );
});
