import type { FieldErrors } from '#lib/core/operations/errors.ts';
import type { Captcha } from './schema.ts';

/** A visitor's input, every field as text. */
export interface PrayerFormTyped {
  name: string;
  email: string;
  request: string;
  is_anonymous: boolean;
}

/** The form's state after submission without scripts: thanks, or the input with messages. */
export type PrayerFormAnswer =
  | { isSent: true }
  | {
      isSent: false;
      typed: PrayerFormTyped;
      captcha: Captcha;
      fields: FieldErrors;
      /** The error; null when only the sum is missing. */
      message: string | null;
    };
