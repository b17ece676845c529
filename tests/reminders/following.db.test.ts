import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { sendReminders } from '#lib/reminders/send.ts';
import { readReminded } from '#lib/reminders/waiting-reminders.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createReminder } from '#prisma/factories/reminder.ts';
import {
  beginBeforeDates,
  change,
  closeChurch,
  remove,
  reopenChurch,
  sundays,
  told,
  undo,
} from '#tests/forms/dates/changing.ts';
import { useDatabase } from '#tests/support/database.ts';
import { times } from '#tests/support/extent.ts';

useDatabase();
beforeEach(beginBeforeDates);

/** 18:00 in Chicago, on the evening before. */
const eveningBefore = (date: string) => new Date(`${addDays(date, -1)}T23:00:00Z`);

/** A weekly supper at five, and a reminder for each of its dates: 'p1@example.org' for the first. */
async function suppers() {
  const rule = { is_recurring: true, recurrence_frequency: 'weekly' };
  const series = await createEvent(db(), { title: 'Supper', date: sundays[0], time: '5:00 PM', ...rule });
  for (const [index, date] of sundays.entries())
    await createReminder(db(), {
      event_id: series.id,
      date,
      email: `p${index + 1}@example.org`,
      due_at: eveningBefore(date),
    });
  return { series, on: (date: string) => occurrenceId(series.id, date) };
}

/** Returns the dates that reminders wait for, and when they leave, by their address. */
async function waits(): Promise<Record<string, string | null>> {
  const rows = await db().reminder.findMany({ where: { sent_at: null } });
  return Object.fromEntries(
    rows.map(({ email, date, due_at }) => [email.slice(0, 2), due_at && `${date} ${due_at.toISOString()}`]),
  );
}

/** Returns what is mailed at a moment. */
async function mailed(at: Date): Promise<string[]> {
  vi.setSystemTime(at);
  await sendReminders(at);
  return told();
}

describe('one date', () => {
  test('that moves is reminded of on its new evening, and once', async () => {
    const { on } = await suppers();
    await change(on(sundays[1]), { scope: 'this', date: '2031-06-11' });
    expect(await waits()).toMatchObject({ p2: '2031-06-08 2031-06-10T23:00:00.000Z' });
    expect(await mailed(eveningBefore(sundays[1]))).toEqual([]);
    expect(await mailed(eveningBefore('2031-06-11'))).toEqual(['p2 Reminder']);
    expect(await mailed(new Date('2031-06-11T12:00:00Z'))).toEqual([]);
  });

  test('that is cancelled tells so instead, and that takes place again reminds', async () => {
    const { on } = await suppers();
    await change(on(sundays[0]), { scope: 'this', status: 'cancelled' });
    await change(on(sundays[1]), { scope: 'this', status: 'cancelled' });
    expect(await mailed(eveningBefore(sundays[0]))).toEqual(['p1 Cancelled']);
    await change(on(sundays[1]), { scope: 'this', status: 'scheduled' });
    expect(await mailed(eveningBefore(sundays[1]))).toEqual(['p2 Reminder']);
  });

  test('that is closed and reopened does the same', async () => {
    await suppers();
    const closing = await closeChurch({ mode: 'cancelled', from: sundays[0], to: sundays[1] });
    expect(closing.status).toBe(201);
    expect(await mailed(eveningBefore(sundays[0]))).toEqual(['p1 Cancelled']);
    expect((await reopenChurch(closing.body.id)).status).toBe(200);
    expect(await mailed(eveningBefore(sundays[1]))).toEqual(['p2 Reminder']);
  });

  test('that moves into the past is reminded of no more, until an undo', async () => {
    const { on } = await suppers();
    await change(on(sundays[0]), { scope: 'this', date: '2031-05-19' });
    expect(await waits()).toMatchObject({ p1: null });
    await undo();
    expect(await waits()).toMatchObject({ p1: `${sundays[0]} ${eveningBefore(sundays[0]).toISOString()}` });
  });

  test('that moves to tomorrow after six is reminded of at once', async () => {
    const { on } = await suppers();
    vi.setSystemTime(new Date('2031-05-25T01:00:00Z'));
    await change(on(sundays[0]), { scope: 'this', date: '2031-05-25' });
    expect(await mailed(new Date('2031-05-25T01:00:30Z'))).toEqual(['p1 Reminder']);
  });

  test('that moves on before its mail has left waits again', async () => {
    const { on } = await suppers();
    vi.setSystemTime(eveningBefore(sundays[0]));
    await sendReminders(new Date());
    await change(on(sundays[0]), { scope: 'this', date: '2031-06-04' });
    expect(await told()).toEqual([]);
    expect(await mailed(eveningBefore('2031-06-04'))).toEqual(['p1 Reminder']);
  });

  test('that moves on while its mail is handed over, or after it, is not reminded of again', async () => {
    const { on } = await suppers();
    vi.setSystemTime(eveningBefore(sundays[0]));
    await sendReminders(new Date());
    await db().mail.updateMany({ data: { held_until: new Date('2099-01-01') } });
    await change(on(sundays[0]), { scope: 'this', date: '2031-06-04' });
    expect(await told()).toEqual(['p1 Reminder']);
    await change(on(sundays[0]), { scope: 'this', date: '2031-06-05' });
    expect(await mailed(eveningBefore('2031-06-05'))).toEqual([]);
  });

  test('that is deleted is forgotten, and comes back by an undo', async () => {
    const { on, series } = await suppers();
    await remove(on(sundays[0]));
    expect(await waits()).toMatchObject({ p1: null });
    await undo();
    expect(await waits()).toMatchObject({ p1: expect.stringContaining(sundays[0]) });
    await remove(series.id, '?series=true');
    expect(Object.values(await waits())).toEqual([null, null, null, null]);
    await undo();
    expect(Object.values(await waits())).not.toContain(null);
  });
});

describe('a series', () => {
  test('that is continued otherwise takes its reminders along, and back', async () => {
    const { on, series } = await suppers();
    const answer = await change(on(sundays[2]), { scope: 'following', date: '2031-06-16' });
    const events = async () =>
      (await db().reminder.findMany({ orderBy: { email: 'asc' } })).map(({ event_id }) => event_id);
    expect(await events()).toEqual([series.id, series.id, answer.body.id, answer.body.id]);
    expect(await waits()).toMatchObject({
      p2: '2031-06-08 2031-06-07T23:00:00.000Z',
      p3: '2031-06-16 2031-06-15T23:00:00.000Z',
      p4: '2031-06-23 2031-06-22T23:00:00.000Z',
    });
    await undo();
    expect(await events()).toEqual([series.id, series.id, series.id, series.id]);
    expect(await waits()).toMatchObject({ p4: '2031-06-22 2031-06-21T23:00:00.000Z' });
  });

  test('in steps that have no such date is reminded of no more there, and again after an undo', async () => {
    const { on } = await suppers();
    await change(on(sundays[2]), { scope: 'following', recurrence_frequency: 'biweekly' });
    expect(await waits()).toMatchObject({ p3: expect.any(String), p4: null });
    await undo();
    expect(await waits()).toMatchObject({ p4: '2031-06-22 2031-06-21T23:00:00.000Z' });
  });

  test('that moves by a week keeps each reminder, though dates are taken over', async () => {
    const { series } = await suppers();
    await change(series.id, { date: '2031-06-08' });
    const dates = (await db().reminder.findMany({ orderBy: { email: 'asc' } })).map(({ date }) => date);
    expect(dates).toHaveLength(4);
    for (const [at, { due_at }] of (await db().reminder.findMany({ orderBy: { email: 'asc' } })).entries())
      expect(due_at).toEqual(eveningBefore(dates[at] ?? ''));
  });
});

describe('whatever happens to the dates', () => {
  const kind = fc.constantFrom('move', 'cancel', 'restore', 'late', 'close', 'reopen', 'time', 'undo');
  const planted = fc.array(
    fc.record({ kind, date: fc.constantFrom(...sundays), days: fc.integer({ min: -6, max: 9 }) }),
    { minLength: 100, maxLength: 100 },
  );

  /** Changes dates in one of the ways that staff have; what is refused changes nothing. */
  async function plant(
    { kind: what, date, days }: { kind: string; date: string; days: number },
    { series, on }: Awaited<ReturnType<typeof suppers>>,
  ) {
    const one = (body: object) => change(on(date), { scope: 'this', ...body });
    if (what === 'move') return one({ date: addDays(date, days) });
    if (what === 'cancel') return one({ status: 'cancelled' });
    if (what === 'restore') return one({ status: 'scheduled', date });
    if (what === 'late') return one({ status: 'late', time: '5:30 PM' });
    if (what === 'close') return closeChurch({ mode: 'cancelled', from: date, to: addDays(date, 3) });
    if (what === 'time') return change(series.id, { time: days > 0 ? '5:00 PM' : '7:00 PM' });
    if (what === 'undo') return undo();
    const closing = await db().closing.findFirst({ where: { reopened_at: null } });
    return closing && reopenChurch(closing.id);
  }

  /** Returns what the reminder of a row must be at a moment: nothing, or one mail. */
  async function expectedAt(row: { event_id: string; date: string; email: string }, now: Date) {
    const occurrence = await readReminded(db(), row);
    if (!occurrence) return [];
    const hour = /^(\d+):(\d+)/.exec(occurrence.time) ?? [];
    const begins = new Date(`${occurrence.date}T${17 + (Number(hour[1]) - 5)}:${hour[2]}:00-05:00`);
    if (now < eveningBefore(occurrence.date) || now >= begins) return [];
    return [`${row.email.slice(0, 2)} ${occurrence.is_cancelled ? 'Cancelled' : 'Reminder'}`];
  }

  test('each address is told once, and what is right that evening', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(planted, async (changes) => {
        for (const table of [db().mail, db().reminder, db().closing, db().event] as {
          deleteMany(): Promise<object>;
        }[])
          await table.deleteMany();
        const series = await suppers();
        let now = new Date('2031-05-24T05:00:00Z');
        for (const change of changes) {
          vi.setSystemTime(now);
          await plant(change, series);
          const rows = await db().reminder.findMany({ where: { sent_at: null }, orderBy: { email: 'asc' } });
          const expected = (await Promise.all(rows.map((row) => expectedAt(row, now)))).flat();
          expect(await mailed(now)).toEqual(expected);
          now = new Date(now.getTime() + 6 * 3_600_000);
        }
      }),
      { numRuns: times(10) },
    );
  });
});
