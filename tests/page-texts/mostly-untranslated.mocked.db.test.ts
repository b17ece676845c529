import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import AboutPage from '#app/about/page.tsx';
import EventPage from '#app/events/[id]/page.tsx';
import EventsPage from '#app/events/page.tsx';
import { db } from '#lib/core/database/db.ts';
import { setPageText } from '#lib/page-texts/commands.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { staff } from '#tests/support/actors.ts';
import { inSecondLanguage, onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';

vi.mock('next/navigation', () => import('#tests/support/next/navigation.ts'));

useDatabase();

const sentence = 'Gran parte de esta página está solo en inglés.';
const searchParams = Promise.resolve({});

async function html(page: Promise<ReactNode>): Promise<string> {
  const stream = await renderToReadableStream(await page);
  await stream.allReady;
  return new Response(stream).text();
}

test('a page of an event says so until a third of its words are translated', async () => {
  const words = Array.from({ length: 60 }, () => 'dish').join(' ');
  const texts = { title: 'Church Supper', location: 'Hall', description: words };
  const { id } = await createEvent(db(), texts);
  const event = () => html(EventPage({ params: Promise.resolve({ id }) }));
  const list = () => html(EventsPage({ searchParams }));
  expect(await inSecondLanguage(event)).toContain(sentence);
  expect(await inSecondLanguage(list)).toContain(sentence);
  const first = await onBilingualSite(event);
  expect(first).not.toContain('language-note');
  const translated = { title: ['Church Supper', 'Cena'], description: [words, words] } as const;
  await createTranslation(db(), { table_name: 'events', row_id: id, texts: translated });
  expect(await inSecondLanguage(event)).not.toContain('language-note');
  expect(await inSecondLanguage(list)).not.toContain('language-note');
});

test('a built-in page in the words of the catalogue does not; one that staff wrote does, above all else', async () => {
  const about = () => html(AboutPage({ searchParams }));
  expect(await inSecondLanguage(about)).not.toContain('language-note');
  const answer = 'words '.repeat(100).trim();
  const value = Array.from({ length: 20 }, (_, at) => ({
    ...{ question: `Why ${at}?`, answer, link_label: '', link_url: '' },
  }));
  await setPageText.execute(staff, { key: 'about.questions', value });
  const page = await inSecondLanguage(about);
  expect(page).toContain(sentence);
  expect(page.indexOf(sentence)).toBeLessThan(page.indexOf('<h1'));
});
