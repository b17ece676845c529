import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { listPublicLetters } from '#lib/letters/public/queries.ts';
import { findLetterPage } from '#lib/letters/queries.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { beginBeforeDates, change, remove, sundays, undo } from '#tests/forms/dates/changing.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { readersOfTopic } from './people.ts';

useDatabase();
beforeEach(() => {
  beginBeforeDates();
  vi.setSystemTime(new Date('2031-05-29T15:00:00Z'));
});

const weekly = { is_recurring: true, recurrence_frequency: 'weekly' };

/** A choir every Sunday, and 'this week' that is being sent to its readers and tells of the first Sunday. */
async function sentWeek(fields: object = {}) {
  const choir = await createEvent(db(), {
    ...{ title: 'Choir', date: '2031-05-04', time: '5:00 PM', ...weekly },
    ...fields,
  });
  await readersOfTopic('week', ['ann@example.org', 'bob@example.org', 'eve@example.org']);
  const { body: letter } = await callApi('POST /api/letters/compose-week', { body: {} });
  await callApi(`POST /api/letters/${letter.id}/send`, { body: {} });
  return { choir, letter };
}

interface Offer {
  letter_id: string;
  changed: { title: string; date: string }[];
  items: { title: string; when: string; note: string | null }[];
}

const offers = async (): Promise<Offer[]> => (await callApi('GET /api/letters/corrections')).body;

/** Returns what the corrections that are offered say of each event. */
const said = async () =>
  (await offers()).flatMap(({ items }) => items.map(({ title, when, note }) => [title, when, note]));

describe('a letter that was stopped', () => {
  test('is corrected for those who got it, and its page stays', async () => {
    const { choir, letter } = await sentWeek();
    await db().mail.updateMany({ where: { to: 'ann@example.org' }, data: { sent_at: new Date() } });
    await callApi(`POST /api/letters/${letter.id}/skip`);
    expect(await findLetterPage({ id: letter.id })).toMatchObject({ id: letter.id });
    expect(await listPublicLetters({})).toEqual([]);

    await change(choir.id, { time: '7:30 PM' });
    expect(await offers()).toMatchObject([{ letter_id: letter.id, changed: [{ title: 'Choir' }] }]);
    const { body: correction } = await callApi('POST /api/letters', { body: { corrects: letter.id } });
    expect((await callApi(`POST /api/letters/${correction.id}/send`, { body: {} })).body.count).toBe(1);
  });

  test('is corrected again, where that was its correction, for those who did not get it', async () => {
    const { choir, letter } = await sentWeek();
    await db().mail.updateMany({ data: { sent_at: new Date() } });
    await change(choir.id, { time: '7:30 PM' });
    const send = async () => {
      const { body } = await callApi('POST /api/letters', { body: { corrects: letter.id } });
      await callApi(`POST /api/letters/${body.id}/send`, { body: {} });
      await db().mail.updateMany({
        where: { letter_id: body.id, to: 'ann@example.org' },
        data: { sent_at: new Date() },
      });
      return body.id;
    };
    await callApi(`POST /api/letters/${await send()}/skip`);
    expect(await offers()).toHaveLength(1);
    await change(choir.id, { time: '5:00 PM' });
    expect(await offers()).toHaveLength(1);
    await send();
    expect(await offers()).toEqual([]);
  });

  test('before any mail had left, is neither corrected nor a page', async () => {
    const { choir, letter } = await sentWeek();
    await callApi(`POST /api/letters/${letter.id}/skip`);
    await change(choir.id, { time: '7:30 PM' });
    expect(await offers()).toEqual([]);
    await expect(findLetterPage({ id: letter.id })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a date that a letter told', () => {
  const following = (id: string, fields: object) =>
    change(occurrenceId(id, sundays[0]), { scope: 'following', ...fields });

  test('is corrected to where the series goes on: another day and name', async () => {
    const { choir } = await sentWeek();
    const answer = await following(choir.id, { title: 'Singers', date: '2031-06-03' });
    expect(answer.body.id).not.toBe(choir.id);
    expect(await said()).toEqual([['Singers', 'Tuesday, Jun 3 · 5:00 PM', 'Moved from Sunday, June 1']]);
    await change(answer.body.id, { time: '6:00 PM' });
    expect(await said()).toEqual([['Singers', 'Tuesday, Jun 3 · 6:00 PM', 'Moved from Sunday, June 1']]);
  });

  test('is corrected once, and again after an undo', async () => {
    const { choir, letter } = await sentWeek();
    await db().mail.updateMany({ data: { sent_at: new Date() } });
    const { batch } = await following(choir.id, { date: '2031-06-03' }).then(() =>
      db().activityLog.findFirstOrThrow({ orderBy: { id: 'desc' } }),
    );
    const { body: correction } = await callApi('POST /api/letters', { body: { corrects: letter.id } });
    await callApi(`POST /api/letters/${correction.id}/send`, { body: {} });
    expect(await said()).toEqual([]);
    expect((await undo(batch)).status).toBe(200);
    expect(await said()).toEqual([['Choir', 'Sunday, Jun 1 · 5:00 PM', 'Moved from Tuesday, June 3']]);
  });

  test('is as it was where the series goes on under another name alone', async () => {
    const { choir } = await sentWeek();
    expect((await following(choir.id, { title: 'Singers' })).status).toBe(200);
    expect(await offers()).toEqual([]);
  });

  test('is corrected where the whole series moves to another day', async () => {
    const { choir } = await sentWeek({ date: sundays[0] });
    await change(choir.id, { date: '2031-06-03' });
    expect(await said()).toEqual([['Choir', 'Tuesday, Jun 3 · 5:00 PM', 'Moved from Sunday, June 1']]);
  });

  test('is off where the series ends before it', async () => {
    const { choir } = await sentWeek();
    await remove(occurrenceId(choir.id, sundays[0]), '?scope=following');
    expect(await said()).toEqual([['Choir', 'Sunday, Jun 1 · 5:00 PM', 'It no longer takes place']]);
  });

  test('leaves the letter and the log as they are', async () => {
    const { choir, letter } = await sentWeek();
    const state = async () => [
      await findLetterPage({ id: letter.id }),
      await db().activityLog.count({ where: { table_name: 'letters' } }),
    ];
    const before = await state();
    await following(choir.id, { date: '2031-06-03' });
    expect(await state()).toEqual(before);
  });
});
