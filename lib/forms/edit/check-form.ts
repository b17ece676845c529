import type { Database } from '#lib/core/database/db.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import { type Actor, authorizeMinistry } from '#lib/core/operations/access.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { isOver, occurrenceOfForm, readEventsOf } from '../form-dates.ts';
import { questionsOf, slotsOf } from '../present-form.ts';

interface Wanted {
  event_id?: string | null | undefined;
  ministry_id?: string | null | undefined;
  kind?: string | undefined;
  slots?: readonly { id?: string | undefined }[] | undefined;
}

/**
 * Checks what a form becomes: it stays with the actor's ministries, and so does its event; both are there.
 * @throws AppError `not_permitted`, or `invalid` on `ministry_id` or `event_id`
 */
export async function assertOwnAfter(
  database: Database,
  actor: Actor,
  { event_id, ministry_id }: Wanted,
  before?: Form,
): Promise<void> {
  if (ministry_id !== undefined && ministry_id !== before?.ministry_id) {
    authorizeMinistry('sign-ups', actor, ministry_id);
    if (ministry_id && (await database.ministry.count({ where: { id: ministry_id } })) === 0)
      throw fieldError('ministry_id', messages.signUps.noMinistry);
  }
  if (!event_id || event_id === before?.event_id) return;
  const event = await database.event.findUnique({ where: { id: event_id } });
  if (!event) throw fieldError('event_id', messages.signUps.noEvent);
  authorizeMinistry('sign-ups', actor, event.ministry_id);
}

/** Requires that prayers are asked for on connect cards only. @throws AppError `invalid` on the question, or on `kind` */
export function assertPrayers(
  { kind, questions }: Wanted & { questions?: readonly { kind: string }[] | undefined },
  before?: Form,
): void {
  if ((kind ?? before?.kind) === 'connect') return;
  const asked = questions ?? (before ? questionsOf(before) : []);
  const index = asked.findIndex((question) => question.kind === 'prayer');
  if (index >= 0)
    throw fieldError(questions ? `questions.${index}.kind` : 'kind', messages.signUps.prayerElsewhere);
}

/**
 * Refuses a change that would leave people without what they signed up for.
 * @throws AppError `conflict` on the field
 */
export async function assertKeepsPeople(database: Database, form: Form, wanted: Wanted): Promise<void> {
  const { event_id, kind, slots } = wanted;
  const { people, keepEvent, keepSlot } = messages.signUps;
  const isOther = (event_id !== undefined && event_id !== form.event_id) || (kind ?? form.kind) !== form.kind;
  if (isOther) {
    const count = await countPeople(database, form);
    const field = event_id === undefined || event_id === form.event_id ? 'kind' : 'event_id';
    if (count > 0) throw fieldError(field, keepEvent(people(count)), 'conflict');
  }
  const gone = slots ? slotsOf(form).filter(({ id }) => !slots.some((slot) => slot.id === id)) : [];
  if (gone.length === 0) return;
  const count = await countPeople(database, form, { slot_id: { in: gone.map(({ id }) => id) } });
  if (count > 0) throw fieldError('slots', keepSlot(people(count)), 'conflict');
}

/** Requires that no one is signed up for a date to come. @throws AppError `conflict` with their number */
export async function assertNobodyWaits(database: Database, form: Form): Promise<void> {
  const count = await countPeople(database, form);
  const { people, keepForm } = messages.signUps;
  if (count > 0) throw new AppError('conflict', keepForm(people(count)));
}

/** Returns how many seats are taken or waited for on dates that are not over. */
export async function countPeople(
  database: Database,
  form: Form,
  within: { slot_id?: { in: string[] }; date?: string } = {},
): Promise<number> {
  const groups = await database.formAnswer.groupBy({
    by: ['date'],
    where: { ...within, form_id: form.id, state: { in: ['confirmed', 'waiting'] } },
    _sum: { seats: true },
  });
  if (groups.length === 0) return 0;
  const events = await readEventsOf(database, form);
  const now = new Date();
  const isToCome = (date: string | null) => {
    const occurrence = occurrenceOfForm(events, date);
    return date === null || (occurrence !== null && !isOver(occurrence, now));
  };
  return groups.reduce((sum, { date, _sum }) => sum + (isToCome(date) ? (_sum.seats ?? 0) : 0), 0);
}
