import { backupFailure } from '#lib/backups/mail.tsx';
import type { Form, FormAnswer } from '#lib/core/generated/prisma/client.ts';
import { toEventWithExceptions } from '#lib/events/present-event.ts';
import { occurrenceOn } from '#lib/events/series/occurrences.ts';
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
import { type MailText, writeMail } from '#lib/mail/frame.tsx';
import { prayerNote, prayerNotice } from '#lib/prayer/mail.tsx';
import { staffInvitation } from '#lib/staff/mail.tsx';
import { buildEvent } from '#prisma/factories/event.ts';
import { buildPrayerRequest } from '#prisma/factories/prayer-request.ts';

const created_at = new Date('2031-07-01T15:30:00Z');
const asked = { name: 'Rut', request: 'Por la salud de mi mamá.', created_at };
export const request = buildPrayerRequest({ ...asked, source: 'livestream' });
export const to = 'oficina@iglesia.example';

export const picnic = {
  title: 'Día de campo',
  time: '12:30 - 15:00',
  location: 'El jardín',
  description: 'Traiga su silla.',
};

/** Data of a mail about a sign-up, for a party that is confirmed or waits. */
export const signUp = (position: number | null) => ({
  to,
  form: { title: 'Día de campo' } as Form,
  row: {
    id: request.id,
    name: 'Rut',
    seats: 2,
    state: position === null ? 'confirmed' : 'waiting',
  } as FormAnswer,
  occurrence: occurrenceOn(toEventWithExceptions({ ...buildEvent(picnic), exceptions: [] }), '2031-06-01'),
  position,
});

/** The same about a date. */
export function aboutDate() {
  const { occurrence, ...data } = signUp(null);
  return { ...data, occurrence, former: occurrence ? [occurrence] : [] };
}

const day = { date: '2031-07-06', end_date: null, is_multi_day: false };

/** Mails of each kind, with and without what may be missing. */
export const samples: Record<string, (() => Promise<MailText>)[]> = {
  form_message: [null, day].map(
    (days) => () =>
      writeMail(formMessage, {
        to,
        subject: 'Qué traer',
        text: 'Una cobija.',
        title: 'Cena',
        days,
        url: 'https://iglesia.example/s/a',
      }),
  ),
  form_note: [0, 1, 2].map((count) => () => {
    const people = { answers: Math.min(count, 1), count, cancelled: 2 - count };
    return writeMail(formNote, { to, id: 'a', title: 'Cena', people, dates: [{ ...day, ...people }] });
  }),
  prayer_note: [() => writeMail(prayerNote, { to })],
  prayer_notice: [
    () => writeMail(prayerNotice, { to, request }),
    () => writeMail(prayerNotice, { to, request: buildPrayerRequest({ ...asked, is_anonymous: true }) }),
  ],
  backup_failure: [
    () => writeMail(backupFailure, { to, error: 'La imagen está dañada.', proven: undefined }),
  ],
  staff_invitation: [
    () =>
      writeMail(staffInvitation, {
        to,
        name: 'Rut',
        url: 'https://iglesia.example/join/a',
        expires_at: created_at,
      }),
  ],
  sign_up_confirmation: [
    () => writeMail(signUpConfirmation, signUp(null)),
    () => writeMail(signUpConfirmation, signUp(3)),
  ],
  sign_up_place: [() => writeMail(signUpPlace, signUp(null))],
  sign_up_ended: [() => writeMail(signUpEnded, signUp(null))],
  sign_up_again: [() => writeMail(signUpAgain, signUp(null))],
  sign_up_changed: [() => writeMail(signUpChanged, aboutDate())],
  sign_up_cancelled: [
    () => writeMail(signUpCancelled, aboutDate()),
    () => writeMail(signUpCancelled, { ...aboutDate(), occurrence: null }),
  ],
  sign_up_back: [() => writeMail(signUpBack, aboutDate())],
  sign_up_reminder: [() => writeMail(signUpReminder, aboutDate())],
};
