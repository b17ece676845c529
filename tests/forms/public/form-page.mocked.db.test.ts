import { renderToReadableStream } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import FormPage from '#app/forms/[slug]/page.tsx';
import { db } from '#lib/core/database/db.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { occurrenceDateText } from '#lib/events/times/date-text.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createForm } from '#prisma/factories/form.ts';
import { useDatabase } from '#tests/support/database.ts';

vi.mock('next/navigation', () => import('#tests/support/next/navigation.ts'));

useDatabase();

/** Returns the markup of the page above its form. */
async function headOf(slug: string): Promise<string> {
  const page = await FormPage({ params: Promise.resolve({ slug }) });
  const html = await new Response(await renderToReadableStream(page)).text();
  return html.slice(0, html.indexOf('</header>'));
}

test('the page of a sign-up says when and where its event is, and leads to it', async () => {
  const date = addDays(churchToday(), 9);
  const { id } = await createEvent(db(), { date, time: '6 PM', location: 'Old barn' });
  await createForm(db(), { event_id: id, slug: 'supper' });
  const head = await headOf('supper');
  const day = occurrenceDateText({ date, end_date: null, is_multi_day: false });
  expect(head).toMatch(new RegExp(`>${day} · .*6:00.PM · Old barn<`));
  expect(head).toContain(`href="/events/${id}"`);
});

test('of a series it says the time and the place, since a date is chosen', async () => {
  const weekly = { is_recurring: true, recurrence_frequency: 'weekly' };
  const event = { ...weekly, date: addDays(churchToday(), 1), time: '6 PM', location: 'Old barn' };
  const { id } = await createEvent(db(), event);
  await createForm(db(), { event_id: id, slug: 'choir' });
  expect(await headOf('choir')).toMatch(/<span class="tabular">6:00.PM · Old barn</);
});

test('a form without an event has its title alone', async () => {
  await createForm(db(), { kind: 'contact', slug: 'write' });
  expect(await headOf('write')).not.toMatch(/text-link|text-balance/);
});
