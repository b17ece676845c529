import { beforeEach, expect, test, vi } from 'vitest';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { sermonFeed } from '#lib/sermons/feed.ts';
import { changeMark } from '#lib/sermons/notes/note-marks.ts';
import { toSermon } from '#lib/sermons/present-sermon.ts';
import { sermonInput } from '#lib/sermons/schema.ts';
import { sermonStructuredData } from '#lib/sermons/structured-data.ts';
import { buildSermon } from '#prisma/factories/sermon.ts';
import { inSpanish } from '#tests/support/church.ts';

beforeEach(() => void vi.stubEnv('SITE_URL', 'https://iglesia.test'));

const sermon = toSermon(
  buildSermon({
    title: 'El camino',
    speaker: 'Pastora Ana',
    passage: 'Rut 1',
    series: 'Rut',
    description: 'Sobre la amistad que permanece.',
    video_url: 'https://vimeo.com/76979871',
    notes: 'Dios es [[amor]].',
  }),
);

test('its feed and its structured data are in its language', () => {
  const feed = inSpanish(() => sermonFeed([sermon], () => 630));
  expect(feed).toContain(`<title>Sermones de ${defaultChurch.name}</title>`);
  expect(feed).toContain('<language>es</language>');
  expect(feed).toContain('Serie: Rut');
  expect(inSpanish(() => sermonStructuredData(sermon, () => 630))).toMatchObject({ inLanguage: 'es' });
});

test('what staff enter is answered, and marked, in its language', () => {
  const said = inSpanish(() => sermonInput.safeParse({}).error?.issues.map(({ message }) => message));
  expect(said).toContain('Elija una fecha.');
  expect(said?.join(' ')).not.toMatch(/Please|must be/);
  expect(inSpanish(() => changeMark('', 0, 0, 'blank')).text).toBe('[[palabra]]');
});
