import { publishWrite } from '#lib/core/cache/change-bus.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { labelledTransaction } from '#lib/core/operations/audited-transaction.ts';
import { lockNamed } from '#lib/core/operations/optimistic-lock.ts';
import { isMailSetUp } from '#lib/mail/sender.ts';
import { readersOf } from '#lib/subscribers/readers.ts';
import { createComposed } from '../compose/composed.ts';
import { composedWeek } from '../compose/new-week.ts';
import { planLock, readPlan, theRow, usualPlan } from './plan-row.ts';
import { dueDay } from './planned-moment.ts';

/**
 * Composes 'this week' when it is planned, once in however many processes: a draft that waits for a press, or a letter that
 * is sent at once. Nothing happens while no mail can leave, or without a reader.
 */
export async function composePlanned(now = new Date()): Promise<void> {
  const day = dueDay((await readPlan(db())) ?? usualPlan, now);
  if (day === null || !(await isMailSetUp())) return;
  if ((await readersOf(db(), ['week'])).length === 0) return;
  const week = await composedWeek(now);
  const write = labelledTransaction('');
  await write(async (database) => {
    await lockNamed(database, planLock);
    const plan = (await readPlan(database)) ?? usualPlan;
    if (dueDay(plan, now) !== day) return;
    await leaveOutOlder(database, day);
    const isSent = week.data.state === 'draft' && !plan.needs_approval;
    await createComposed(database, week, isSent ? { state: 'ready', send_at: now } : {});
    await noteComposed(database, day);
  });
  publishWrite('letters', write.names);
}

async function noteComposed(database: Database, day: DateText): Promise<void> {
  const data = { composed_for: day };
  await database.letterPlan.upsert({ where: theRow, create: { ...theRow, ...data }, update: data });
}

/** A week that was not sent in time would tell of what is over. */
async function leaveOutOlder(database: Database, day: DateText): Promise<void> {
  await database.letter.updateMany({
    where: { kind: 'week', state: 'draft', corrects: null, first_day: { lt: day } },
    data: { state: 'skipped' },
  });
}
