import type { SignUpRow } from '../answers/schema.ts';
import type { OfferedService } from './offered-services.ts';
import type { ShownDate, ShownForm } from './shown-form.ts';

/** A sign-up with what its page shows of it. */
export interface ShownSignUp {
  signUp: SignUpRow;
  form: ShownForm['form'];
  /** Its date; null for a form without dates, or one that is gone. */
  date: ShownDate | null;
  /** The label of its slot. */
  slot: string | null;
  services: readonly OfferedService[];
  /** Whether its last day is past. */
  isOver: boolean;
}
