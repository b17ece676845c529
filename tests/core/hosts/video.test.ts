import { expect, test } from 'vitest';
import { passageUrl } from '#lib/core/hosts/bible.ts';
import { playerUrl, videoOf, videoPageUrl, watchLabel, watchUrl } from '#lib/core/hosts/video.ts';

const id = 'dQ-w4_9WgXc';

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com/watch?feature=share&v=${id}&t=42s`,
  `http://m.youtube.com/watch?v=${id}&list=PL123&index=2`,
  `https://music.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}`,
  `https://youtu.be/${id}?si=abc&t=90`,
  `https://www.youtube.com/embed/${id}`,
  `https://www.youtube.com/embed/${id}?start=30`,
  `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}?feature=shared`,
  `https://www.youtube.com/v/${id}`,
  `youtube.com/watch?v=${id}`,
  `  https://YouTube.com/watch?v=${id}#t=10  `,
])('a YouTube link gives its 11-character id: %s', (link) => {
  expect(videoOf(link)).toMatchObject({ host: 'YouTube', id });
  expect(watchLabel(link)).toBe('Watch on YouTube');
});

test.each([
  ['https://vimeo.com/76979871', undefined],
  ['https://www.vimeo.com/76979871/', undefined],
  ['https://vimeo.com/76979871?share=copy#t=5', undefined],
  ['https://player.vimeo.com/video/76979871', undefined],
  ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&badge=0', '0a1b2c3d4e'],
  ['https://vimeo.com/76979871/0a1b2c3d4e', '0a1b2c3d4e'],
  ['https://vimeo.com/channels/staffpicks/76979871', undefined],
  ['https://vimeo.com/groups/church/videos/76979871', undefined],
  ['https://vimeo.com/album/2222/video/76979871', undefined],
  ['https://vimeo.com/showcase/2222/video/76979871', undefined],
  ['vimeo.com/76979871', undefined],
])('a Vimeo link gives its numeric id: %s', (link, hash) => {
  const { start: _, ...video } = videoOf(link) ?? {};
  expect(video).toEqual({ host: 'Vimeo', id: '76979871', ...(hash && { hash }) });
  expect(watchLabel(link)).toBe('Watch on Vimeo');
});

test.each([
  [`https://www.youtube.com/watch?v=${id}&t=1935s`, 1935],
  [`https://youtu.be/${id}?t=1935`, 1935],
  [`https://youtu.be/${id}?si=abc&t=32m15s`, 1935],
  [`https://www.youtube.com/watch?v=${id}&t=1h2m3s`, 3723],
  [`https://www.youtube.com/watch?v=${id}#t=32m15s`, 1935],
  [`https://www.youtube.com/embed/${id}?start=1935&rel=0`, 1935],
  [`https://www.youtube.com/watch?time_continue=90&v=${id}`, 90],
  [`https://www.youtube.com/live/${id}?t=1:02:03`, 3723],
  [`https://youtu.be/${id}?t=2h`, 7200],
  [`https://youtu.be/${id}?t=12.7`, 12],
  [`https://youtu.be/${id}?t=0`, undefined],
  [`https://youtu.be/${id}?t=soon`, undefined],
  [`https://youtu.be/${id}?t=-5`, undefined],
  ['https://vimeo.com/76979871#t=32m15s', 1935],
  ['https://vimeo.com/76979871/0a1b2c3d4e?share=copy#t=1935', 1935],
  ['https://player.vimeo.com/video/76979871#t=1935s', 1935],
])('the video of %s begins at %s seconds', (link, start) => {
  const video = videoOf(link);
  expect(video?.start).toBe(start);
  expect(video && videoOf(playerUrl(video))).toEqual(video);
  expect(video && videoOf(videoPageUrl(video))).toEqual(video);
});

test('a player begins where its link does', () => {
  const player = (link: string) => playerUrl(videoOf(link) ?? { host: '', id: '' });
  expect(player(`https://youtu.be/${id}?t=32m15s`)).toBe(
    `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&start=1935`,
  );
  expect(player('https://vimeo.com/76979871/0a1b2c3d4e#t=32m15s')).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=0a1b2c3d4e#t=1935s',
  );
});

test.each([
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@some-church',
  'https://www.youtube.com/ourchurchtv',
  'https://www.youtube.com/embed/live_stream?channel=UC-lHJZR3Gqxm24_Vd_AJ5Yw',
  'https://vimeo.com/ourchurch',
  'https://example.com/watch?v=dQ-w4_9WgXc',
  'https://youtube.com.example.com/watch?v=dQ-w4_9WgXc',
  'https://notvimeo.com/76979871',
  'https://example.com/sermon.mp4',
  'javascript:alert(1)//youtube.com/embed/dQ-w4_9WgXc',
  '',
])('no video is made up from %s', (link) => {
  expect(videoOf(link)).toBeNull();
});

test('a video’s page is found by its player, and leads to the same video', () => {
  for (const video of [
    { host: 'YouTube', id },
    { host: 'Vimeo', id: '76979871' },
    { host: 'Vimeo', id: '76979871', hash: '0a1b2c3d4e' },
  ]) {
    expect(videoOf(playerUrl(video))).toEqual(video);
    expect(videoOf(videoPageUrl(video))).toEqual(video);
  }
});

test('a link elsewhere is not said to lead to either host', () => {
  expect(watchLabel('https://example.com/sermon.mp4')).toBe('Watch on YouTube or Vimeo');
  expect(watchLabel('https://www.youtube.com/@some-church')).toBe('Watch on YouTube');
});

test('only web addresses become links', () => {
  expect(watchUrl('javascript:alert(1)')).toBeNull();
  expect(watchUrl('data:text/html,hello')).toBeNull();
  expect(watchUrl('vimeo.com/76979871')).toBe('https://vimeo.com/76979871');
});

test('players open without cookies, and an unlisted video keeps its hash', () => {
  expect(playerUrl({ host: 'YouTube', id })).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQ-w4_9WgXc\?/,
  );
  expect(playerUrl({ host: 'Vimeo', id: '76979871', hash: '0a1b2c3d4e' })).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=0a1b2c3d4e',
  );
});

test('a passage leads to the online Bible', () => {
  expect(passageUrl('1 John 4:7–12 & 19')).toMatch(/\/passage\/\?search=1\+John\+4%3A7%E2%80%9312\+%26\+19$/);
});
