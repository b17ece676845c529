import { publishWrite } from '#lib/core/cache/change-bus.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import type { Write } from '#lib/core/operations/audited-transaction.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { followTold } from '#lib/letters/corrections/follow-told.ts';
import { pushChanges } from '#lib/push/changes.ts';
import { followReminders } from '#lib/reminders/follow-reminders.ts';
import { continueTopics } from '#lib/subscribers/continue-topics.ts';
import { readChangedEvents } from './changed-events.ts';
import { followForm } from './follow-form.ts';

/** What a deleted date means for who is signed up: a mail, or a refusal of the change. */
type People = 'tell' | 'refuse';

/**
 * Runs a write that changes dates of events. What people signed up for, want to be reminded of or read of in a letter
 * follows in the same transaction.
 * @throws AppError `conflict` with the number of people, if a date goes and `people` is `refuse`
 */
export async function writeDates<Result>(
  write: Write,
  work: (database: Database) => Promise<Result>,
  people: People = 'tell',
): Promise<Result> {
  let isContinued = false;
  const result = await write(async (database) => {
    const done = await work(database);
    isContinued = await followDates(database, people);
    return done;
  });
  if (isContinued) publishWrite('forms', write.names);
  return result;
}

/**
 * Carries the answers of forms, reminders, topics and what letters told along with the dates of events that the caller's
 * transaction has changed, and queues a mail to each person signed up whose date to come is another one now, is off, or is
 * on again. Returns whether a form has another event to its dates.
 * @throws AppError as `writeDates`
 */
export async function followDates(database: Database, people: People = 'tell'): Promise<boolean> {
  if (!(await hasFollowers(database))) return false;
  const changes = await readChangedEvents(database);
  await followReminders(database, changes);
  await pushChanges(database, changes);
  await continueTopics(database, changes);
  await followTold(database, changes);
  const forms = await lockFormsOf(
    database,
    changes.map(({ id }) => id),
  );
  let isContinued = false;
  let count = 0;
  for (const form of forms) {
    const followed = await followForm(database, form, changes);
    isContinued ||= followed.isContinued;
    count += followed.gone;
  }
  if (people === 'refuse' && count > 0) throw refusal(count);
  return isContinued;
}

/** Whether anything follows dates: most sites have none of it, and then no change is read. */
async function hasFollowers(database: Database): Promise<boolean> {
  const [found] = await database.$queryRaw<{ any: boolean }[]>`
    SELECT EXISTS (SELECT FROM forms WHERE event_id IS NOT NULL) OR EXISTS (SELECT FROM reminders)
      OR EXISTS (SELECT FROM push_subscriptions)
      OR EXISTS (SELECT FROM subscriptions WHERE topic LIKE 'event:%')
      OR EXISTS (SELECT FROM letters WHERE items <> '[]') AS any`;
  return found?.any ?? false;
}

/** In the order of their ids, so that two transactions never deadlock. Sign-ups of these forms wait until the end. */
async function lockFormsOf(database: Database, events: string[]): Promise<Form[]> {
  if (events.length === 0) return [];
  const locked = await database.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM forms
    WHERE event_id = ANY(${events}::uuid[]) OR later_event_ids && ${events}::uuid[] ORDER BY id FOR UPDATE`;
  return database.form.findMany({ where: { id: { in: locked.map(({ id }) => id) } } });
}

function refusal(count: number): AppError {
  const { people, tellPeople: way, keepDate } = messages.signUps;
  const more = { fields: { people: [way(count)] }, current: { people: count } };
  return new AppError('conflict', keepDate(people(count), way(count)), more);
}
