import { backupFailure } from '#lib/backups/mail.tsx';
import {
  signUpAgain,
  signUpBack,
  signUpCancelled,
  signUpChanged,
  signUpConfirmation,
  signUpEnded,
  signUpPlace,
  signUpReminder,
} from '#lib/forms/mail.tsx';
import { formMessage, formNote } from '#lib/forms/mailing/mail.tsx';
import { prayerNote, prayerNotice } from '#lib/prayer/mail.tsx';
import { staffInvitation } from '#lib/staff/mail.tsx';
import type { MailKind } from './define-mail.ts';

export const mailKinds: readonly MailKind[] = [
  prayerNotice,
  prayerNote,
  backupFailure,
  staffInvitation,
  signUpConfirmation,
  signUpPlace,
  signUpAgain,
  signUpEnded,
  formMessage,
  formNote,
  signUpChanged,
  signUpCancelled,
  signUpBack,
  signUpReminder,
];
