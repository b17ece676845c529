import type { Database } from '#lib/core/database/db.ts';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import type { Form, FormAnswer } from '#lib/core/generated/prisma/client.ts';
import { unlogged } from '#lib/core/operations/audited-transaction.ts';
import { readEvent } from '#lib/events/event-rows.ts';
import type { EventWithExceptions, Occurrence } from '#lib/events/occurrence.ts';
import { promote } from '../answers/promote.ts';
import { occurrenceOfForm } from '../form-dates.ts';
import type { EventChange } from './changed-events.ts';
import { type Turn, turnOf } from './date-turn.ts';
import { dateAfter, isDateOf, type Split, splitAmong } from './moved-dates.ts';
import { tellPeople } from './tell-people.ts';

type Answer = Pick<FormAnswer, 'id' | 'date' | 'slot_id' | 'seats' | 'state' | 'email' | 'cleared_at'>;

/** The answers for one date, and what became of it. */
interface Followed {
  answers: Answer[];
  from: DateText;
  to: DateText;
  before: Occurrence | null;
  turn: Turn | null;
}

/**
 * Carries the answers of a locked form along, and tells the people of its dates. Returns whether another event has dates
 * of it now, and the seats of the people whose date to come is off.
 */
export async function followForm(
  database: Database,
  form: Form,
  changes: readonly EventChange[],
): Promise<{ isContinued: boolean; gone: number }> {
  const own = [form.event_id ?? '', ...form.later_event_ids];
  const split = splitAmong(changes, own);
  const isContinued = split !== null && !split.isUndone && !own.includes(split.to.id);
  const later = isContinued ? [...form.later_event_ids, split.to.id] : form.later_event_ids;
  if (isContinued) await continueForm(database, form, later);
  const events = await readCourse(database, isContinued ? [...own, split.to.id] : own, changes);
  const followed = (await readDates(database, form)).map((date) => follow(date, events, split));
  for (const { answers, from, to } of followed) if (from !== to) await carry(database, answers, to);
  for (const date of followed) await tell(database, { ...form, later_event_ids: later }, date);
  const gone = followed.filter(({ turn }) => turn === 'cancelled').flatMap(({ answers }) => answers);
  return { isContinued, gone: gone.filter(isSignedUp).reduce((sum, { seats }) => sum + seats, 0) };
}

/** The log has the split itself; that a form goes on with it is no change of staff. */
async function continueForm(database: Database, { id }: Form, later_event_ids: string[]): Promise<void> {
  await unlogged(database, () => database.form.update({ where: { id }, data: { later_event_ids } }));
}

/** Returns the events of a form before and after the change; those that did not change are the same. */
async function readCourse(database: Database, ids: readonly string[], changes: readonly EventChange[]) {
  const course: EventChange[] = [];
  for (const id of ids) {
    const event = changes.some((change) => change.id === id) ? null : await readEvent(database, id);
    course.push(changes.find((change) => change.id === id) ?? { id, before: event, after: event });
  }
  return course;
}

async function readDates(database: Database, { id }: Form): Promise<{ date: DateText; answers: Answer[] }[]> {
  const answers = await database.formAnswer.findMany({
    where: { form_id: id, date: { not: null } },
    omit: { answers: true, names: true },
    orderBy: { arrival: 'asc' },
  });
  const dates = new Set(answers.map(({ date }) => date ?? ''));
  return [...dates].map((date) => ({ date, answers: answers.filter((answer) => answer.date === date) }));
}

function follow(
  { date, answers }: { date: DateText; answers: Answer[] },
  events: readonly EventChange[],
  split: Split | null,
): Followed {
  const [were, are] = [presentIn(events, 'before'), presentIn(events, 'after')];
  const before = occurrenceOfForm(were, date);
  const home = events.find((event) => event.before && isDateOf(event.before, date));
  const to = home ? dateAfter(date, home, split) : date;
  return {
    answers,
    from: date,
    to,
    before,
    turn: turnOf(before, occurrenceOfForm(are, to), new Date()),
  };
}

function presentIn(events: readonly EventChange[], when: 'before' | 'after'): EventWithExceptions[] {
  return events.flatMap((event) => event[when] ?? []);
}

async function carry(database: Database, answers: readonly Answer[], date: DateText): Promise<void> {
  await database.formAnswer.updateMany({
    where: { id: { in: answers.map(({ id }) => id) } },
    data: { date },
  });
}

async function tell(database: Database, form: Form, { answers, before, turn, to }: Followed): Promise<void> {
  if (!turn) return;
  const people = answers.filter((answer) => isSignedUp(answer) && answer.cleared_at === null);
  await tellPeople(database, turn, { people, before });
  if (turn !== 'back') return;
  // While the date was off, the capacity may have been raised.
  for (const slot_id of new Set(answers.map((answer) => answer.slot_id)))
    await promote(database, { form, date: to, slot_id });
}

function isSignedUp({ state }: Pick<Answer, 'state'>): boolean {
  return state === 'confirmed' || state === 'waiting';
}
