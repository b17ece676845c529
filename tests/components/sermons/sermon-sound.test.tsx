import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SermonSound } from '#components/sermons/player/sermon-sound.tsx';
import { SermonCard } from '#components/sermons/sermon-card.tsx';
import english from '#lib/language/generated/en.ts';
import { toSermon } from '#lib/sermons/present-sermon.ts';
import { buildSermon } from '#prisma/factories/sermon.ts';

const address = '/sermons/audio/44444444-4444-4444-8444-444444444444/grace.mp3';
const sound = { audio_url: address, audio_seconds: 2292, audio_bytes: 17_280_000, audio_type: 'audio/mpeg' };
const sermon = (overrides: Parameters<typeof buildSermon>[0] = {}) => toSermon(buildSermon(overrides));
const card = (overrides = {}) => renderToStaticMarkup(<SermonCard sermon={sermon(overrides)} />);

test('a card offers Watch and Listen side by side where both are there', () => {
  const html = card(sound);
  expect(html).toMatch(/Watch on YouTube.*Listen/);
  expect(html).toContain(`href="${address}"`);
});

test('only a card with neither a video nor sound says that there is no video', () => {
  expect(card({ ...sound, video_url: null })).not.toContain(english.sermons.noVideo);
  expect(card({ ...sound, video_url: null })).not.toContain('Watch on');
  expect(card({ video_url: null })).toContain(english.sermons.noVideo);
  expect(card()).not.toContain('Listen');
});

test('without scripts the page has the browser’s own player and the file, and loads neither', () => {
  const html = renderToStaticMarkup(<SermonSound sermon={sermon({ ...sound, video_url: null })} />);
  expect(html).toMatch(new RegExp(`<noscript><audio controls="" preload="none" src="${address}"`));
  expect(html).toMatch(new RegExp(`href="${address}" download=""`));
  expect(html).toContain('38 minutes');
  expect(html).toContain('(17 MB)');
  expect(renderToStaticMarkup(<SermonSound sermon={sermon()} />)).toBe('');
});
