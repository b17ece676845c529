import { describe, expect, test } from 'vitest';
import { cleanEmbed } from '../../lib/settings/embed.ts';

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
