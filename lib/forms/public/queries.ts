import 'server-only';
import { db } from '#lib/core/database/db.ts';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { knownServices } from '#lib/events/church-services/read-services.ts';
import { statusNotes } from '#lib/events/series/occurrence-status.ts';
import { occurrenceDateText } from '#lib/events/times/date-text.ts';
import { toSignUp } from '../answers/present-answer.ts';
import { knownSignUp } from '../answers/schema.ts';
import { positionOf } from '../answers/seat-rows.ts';
import { findByLink } from '../answers/sign-up-link.ts';
import { readDate } from '../form-dates.ts';
import { toPublicForm } from '../present-form.ts';
import { spokenSignUp } from '../spoken/choice-words.ts';
import { offeredServices } from './offered-services.ts';
import { toShownDate } from './shown-date.ts';
import type { ShownSignUp } from './shown-sign-up.ts';

/** Returns the sign-up of a link with what its page shows. It changes nothing. @throws AppError `not_found`, `too_many_requests` */
export const findSignUpPage = privateQuery({
  name: 'findSignUpPage',
  access: 'anyone',
  input: knownSignUp,
  run: async ({ token }, { actor }): Promise<ShownSignUp> => {
    const now = new Date();
    const row = await findByLink(db(), token, actor.address);
    const stored = await db().form.findUniqueOrThrow({ where: { id: row.form_id } });
    const form = toPublicForm(stored, now);
    const { occurrence, state } = await readDate(db(), stored, row.date, now);
    const date = occurrence && toShownDate(form, occurrence, now);
    const notes = occurrence && state === 'on' ? statusNotes(occurrence) : [];
    const asksService = form.questions.some(({ kind }) => kind === 'service');
    return {
      signUp: await spokenSignUp(stored, toSignUp(row, await positionOf(db(), row))),
      form,
      dateState: state,
      when: date ? [date.label, ...notes] : dayOf(row.date),
      calendar: state === 'on' ? (date?.calendar ?? null) : null,
      slot: form.slots.find(({ id }) => id === row.slot_id)?.label ?? null,
      services: asksService ? offeredServices(await knownServices(), now) : [],
    };
  },
});

/** Returns the day of a date that the event has no more. */
function dayOf(date: DateText | null): string[] {
  return date === null ? [] : [occurrenceDateText({ date, end_date: null, is_multi_day: false })];
}
