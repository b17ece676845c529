import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SermonNotes } from '#components/sermons/notes/sermon-notes.tsx';
import { SermonSound } from '#components/sermons/player/sermon-sound.tsx';
import { SermonCard } from '#components/sermons/sermon-card.tsx';
import { SermonFacts } from '#components/sermons/sermon-facts.tsx';
import english from '#lib/language/generated/en.ts';
import { toSermon } from '#lib/sermons/present-sermon.ts';
import { buildSermon } from '#prisma/factories/sermon.ts';

const facts = (parts: number, passage = 'Exodus 17:1-7; Ps 95; Exodus 17:8') =>
  renderToStaticMarkup(
    <SermonFacts
      sermon={toSermon(buildSermon({ passage, series: 'Forty Years', series_slug: 'forty-years' }))}
      part={1}
      parts={parts}
    />,
  );

test('a sermon of a series says which part it is, and the only one does not', () => {
  expect(facts(3)).toContain('Part 1 of 3');
  expect(facts(1)).toContain('Forty Years');
  expect(facts(1)).not.toContain('Part');
});

test('the facts lead to the series and to other sermons on each chapter, once', () => {
  const links = [...facts(3).matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual([
    '/sermons/scripture/exodus/17',
    '/sermons/scripture/psalms/95',
    '/sermons/series/forty-years',
  ]);
  expect(facts(3, 'Selected texts')).not.toContain('/sermons/scripture');
});

const htmlOf = (notes: string | null) => renderToStaticMarkup(<SermonNotes sermon={{ id: 'one', notes }} />);

test('markup of others in notes is shown as the words it is', () => {
  const html = htmlOf(
    '# <script>alert(1)</script>\n- <img src=x onerror=alert(1)>\n**<b onclick=x>**[["><i>]]',
  );
  expect(html).toContain('<h3><span>&lt;script&gt;alert(1)&lt;/script&gt;</span></h3>');
  expect(html).toContain('<li><span>&lt;img src=x onerror=alert(1)&gt;</span></li>');
  expect(html.replaceAll(/<\/strong>(<span[^>]*>)?<strong>/g, '')).toContain(
    '<strong>&lt;b onclick=x&gt;</strong>',
  );
  expect(html).not.toMatch(/<(script|img|b|i)\b/);
});

test('the word of a blank is not in the page, and its field says which it is', () => {
  const html = htmlOf('God is [[love]].\n[[]]\n[[]]');
  expect(html).not.toContain('love');
  expect(html).toMatch(/<input [^>]*aria-label="Blank 1"/);
  expect(html).toMatch(/<textarea [^>]*aria-label="Blank 2"[^>]*rows="2"/);
});

test('a sermon without notes shows nothing of them', () => {
  expect(htmlOf(null)).toBe('');
});

test('a blank stays on a line with the letters and marks that touch it', () => {
  const text = htmlOf('Faith, ([[hope]]), and **[[love]]**, abide').replaceAll(/<input [^>]*>/g, '_');
  const unbroken = [...text.matchAll(/<span class="note-unbroken">(.*?)<\/span>(?= ?<span> |<\/p>)/g)];
  expect(unbroken.map(([, inside = '']) => inside.replaceAll(/<[^>]*>/g, ''))).toEqual(['(_),', '_,']);
  expect(text.replaceAll(/<[^>]*>/g, '')).toContain('Faith, (_), and _, abide');
});

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
