import type { SignUpRow } from '../answers/schema.ts';
import type { DateState } from '../kinds.ts';
import type { OfferedService } from './offered-services.ts';
import type { ShownForm } from './shown-form.ts';

/** A sign-up with what its page shows of it. */
export interface ShownSignUp {
  signUp: SignUpRow;
  form: ShownForm['form'];
  dateState: DateState;
  /** Its date, and how it differs from the usual: 'Sunday, Nov 29 · 6 pm', 'Online only'. */
  when: readonly string[];
  /** The path of the calendar file of a date that takes place; null without one. */
  calendar: string | null;
  /** The label of its slot. */
  slot: string | null;
  services: readonly OfferedService[];
}
