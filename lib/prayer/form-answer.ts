import type { FieldErrors } from '#lib/core/operations/errors.ts';
import type { Captcha } from './schema.ts';

/** What a visitor typed into the form, every field as its text. */
export interface PrayerFormTyped {
  name: string;
  email: string;
  request: string;
  is_anonymous: boolean;
}

/** What the form shows after it was sent without scripts: thanks, or all that was typed and what to do. */
export type PrayerFormAnswer =
  | { isSent: true }
  | {
      isSent: false;
      typed: PrayerFormTyped;
      captcha: Captcha;
      fields: FieldErrors;
      /** What went wrong; null when only the sum is still to be answered. */
      message: string | null;
    };
