import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Library } from '#components/sermons/library/library.tsx';
import { LibraryFilters } from '#components/sermons/library/library-filters.tsx';
import { SermonNotes } from '#components/sermons/notes/sermon-notes.tsx';
import { SeriesNeighbours } from '#components/sermons/series-neighbours.tsx';
import { SermonFacts } from '#components/sermons/sermon-facts.tsx';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { sermonFeed } from '#lib/sermons/feed.ts';
import { noFilters } from '#lib/sermons/filters.ts';
import { changeMark } from '#lib/sermons/notes/note-marks.ts';
import { toSermon } from '#lib/sermons/present-sermon.ts';
import { sermonInput } from '#lib/sermons/schema.ts';
import { sermonStructuredData } from '#lib/sermons/structured-data.ts';
import { buildSermon } from '#prisma/factories/sermon.ts';

vi.mock('next/navigation', () => import('#tests/support/next/navigation.ts'));

beforeEach(() => void vi.stubEnv('SITE_URL', 'https://iglesia.test'));

const inSpanish = <Result,>(run: () => Result) => runWithChurch({ ...defaultChurch, language: 'es' }, run);

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

/** The words of a page: its texts, and those of its attributes. */
function wordsOf(html: string): string {
  const said = [...html.matchAll(/(?:aria-label|placeholder|alt|title)="([^"]*)"/g)].map(([, text]) => text);
  return [html.replace(/<style>.*?<\/style>|<[^>]*>/g, ' '), ...said].join(' ');
}

const english =
  /\b(?:the|and|of|with|at|on|in|sermons?|search|all|clear|done|watch|play|part|next|notes|blank|pages?|previous|read|opens|found|chosen|show)\b/gi;

test('a church that speaks Spanish has no English word in its library or on a sermon’s page', () => {
  const html = inSpanish(() =>
    renderToStaticMarkup(
      <>
        <LibraryFilters
          filters={{ ...noFilters, series: ['Rut'] }}
          page={1}
          summary=""
          series={[{ name: 'Rut', count: 2 }]}
          hasMore
          speakers={[]}
        />
        <Library sermons={[sermon]} total={1} filters={noFilters} page={1} hasNone={false} />
        <Library sermons={[]} total={0} filters={noFilters} page={1} hasNone={false} />
        <SermonFacts sermon={sermon} part={1} parts={2} />
        <SermonNotes sermon={sermon} />
        <SeriesNeighbours series="Rut" previous={sermon} next={sermon} />
      </>,
    ),
  );
  expect(wordsOf(html)).toContain('Buscar sermones');
  expect(wordsOf(html).match(english)).toEqual(null);
});

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
