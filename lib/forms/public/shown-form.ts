import type { FormRow } from '../schema.ts';
import type { OfferedService } from './offered-services.ts';

/** A date that somebody may sign up for. */
export interface ShownDate {
  /** As the rule gives it, yyyy-MM-dd. */
  date: string;
  /** 'Sunday, Nov 29 · 6 pm'. */
  label: string;
  /** The path of its calendar file; null where the page offers it. */
  calendar: string | null;
  state: 'open' | 'cancelled' | 'closed';
}

/** A form with what a page shows of it. */
export interface ShownForm {
  /** As visitors see it. */
  form: FormRow;
  /** The dates of its event that can be chosen; of a page of one date, that one. */
  dates: readonly ShownDate[];
  /** Whether one of the dates must be chosen. */
  isSeries: boolean;
  /** The next services, where a question asks for one. */
  services: readonly OfferedService[];
  /** Why it takes no answers now; null: it does. */
  closed: string | null;
  /** Whether a mail confirms a sign-up. */
  isMailed: boolean;
  /** The words of the link to the church's page about privacy, if there is one. */
  privacy: string | undefined;
}
