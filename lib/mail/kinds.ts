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
import { letterMail, letterTestMail } from '#lib/letters/mail.tsx';
import { prayerNote, prayerNotice } from '#lib/prayer/mail.tsx';
import { reminderMail } from '#lib/reminders/mail.tsx';
import { certificateFailure } from '#lib/site-address/mail.tsx';
import { staffInvitation } from '#lib/staff/mail.tsx';
import { subscriptionConfirm, subscriptionLink } from '#lib/subscribers/mail.tsx';
import { updateWentBack } from '#lib/updates/mail.tsx';
import type { MailKind } from './define-mail.ts';

export const mailKinds: readonly MailKind[] = [
  prayerNotice,
  prayerNote,
  backupFailure,
  certificateFailure,
  staffInvitation,
  updateWentBack,
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
  letterMail,
  letterTestMail,
  subscriptionConfirm,
  subscriptionLink,
  reminderMail,
];
