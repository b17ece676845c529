import { z } from 'zod';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { knownId } from '#lib/core/operations/fields.ts';
import type { FormRow } from '../schema.ts';

/** One date that people sign up for, with its seats. */
export interface FormDate {
  /** As the rule gives it. */
  date: DateText;
  /** Where it takes place: another day where it was moved. */
  shown_date: DateText;
  is_cancelled: boolean;
  is_over: boolean;
  /** Null: as many as come. */
  capacity: number | null;
  taken: number;
  /** Parties. */
  waiting: number;
}

/** The sign-up of an event, and its dates. */
export interface EventForm {
  form: FormRow;
  dates: FormDate[];
}

/** The form that an event has: by the event's base id. */
export const knownEvent = z.object({ event_id: knownId });
