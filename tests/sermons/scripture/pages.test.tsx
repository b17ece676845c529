import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BookWall } from '#components/sermons/scripture/book-wall.tsx';
import { ChapterGrid } from '#components/sermons/scripture/chapter-grid.tsx';
import { savedText } from '#components/sermons/scripture/saved-text.ts';
import { OpenBook } from '#components/sermons/series/open-book.tsx';
import { messages } from '#lib/language/messages.ts';
import { toSermon } from '#lib/sermons/present-sermon.ts';
import { books } from '#lib/sermons/scripture/books.ts';
import { buildSermon } from '#prisma/factories/sermon.ts';
import { inSpanish } from '#tests/support/church.ts';

const preached = books.map((book) => ({
  ...book,
  sermons: book.slug === 'ruth' ? 2 : 0,
  preached: book.slug === 'ruth' ? [{ chapter: 3, sermons: 2 }] : [],
}));
const ruth = preached.find(({ slug }) => slug === 'ruth') as (typeof preached)[number];
const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('books and chapters with sermons are links, the others stand there quietly', () => {
  const wall = renderToStaticMarkup(<BookWall books={preached} />);
  expect(wall.match(/href="[^"]*"/g)).toEqual(['href="/sermons/scripture/ruth"']);
  expect(plain(wall)).toMatch(/Genesis .* Ruth , 2 2 sermons .* Revelation/);
  const chapters = renderToStaticMarkup(<ChapterGrid book={ruth} />);
  expect(chapters.match(/href="[^"]*"/g)).toEqual(['href="/sermons/scripture/ruth/3"']);
  expect(plain(chapters)).toMatch(/1 2 3 2 Ruth 3, 2 sermons 4/);
});

test('a series says how many sermons it has, and of which years', () => {
  const series = {
    ...{ slug: 'ruth', title: 'Ruth', description: 'Four chapters.', picture_url: null },
    ...{ updated_at: '2026-01-04T18:00:00.000Z', sermons: 4 },
  };
  const read = (first_date: string, last_date: string) =>
    plain(renderToStaticMarkup(<OpenBook name="Ruth" series={{ ...series, first_date, last_date }} />));
  expect(read('2025-12-07', '2026-01-04')).toContain('4 sermons, 2025–2026 Four chapters.');
  expect(read('2026-01-04', '2026-02-01')).toContain('4 sermons, 2026 ');
});

test('in Spanish every book has its Spanish name', () => {
  const words = inSpanish(() => plain(renderToStaticMarkup(<BookWall books={preached} />)));
  expect(words).toMatch(/^ Génesis .* Rut , 2 2 sermones .* Apocalipsis $/);
  expect(Object.keys(inSpanish(() => messages.scripture.books))).toEqual(books.map(({ slug }) => slug));
});

test('staff are told once of a passage that cannot be read: when they wrote it', () => {
  const sermon = toSermon(buildSermon({ passage: 'Rom VIII' }));
  const told = 'Saved. The site could not read “Rom VIII”; it is shown as you wrote it.';
  expect(savedText('Saved', sermon)).toBe(told);
  expect(savedText('Saved', sermon, { ...sermon, passage: 'Romans' })).toBe(told);
  expect(savedText('Saved', sermon, sermon)).toBe('Saved');
  expect(savedText('Saved', toSermon(buildSermon({ passage: 'Romans 8' })))).toBe('Saved');
  expect(savedText('Saved', toSermon(buildSermon({ passage: null })))).toBe('Saved');
});
