import { backupFailure } from '#lib/backups/mail.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import type { Form, FormAnswer } from '#lib/core/generated/prisma/client.ts';
import { toEventWithExceptions } from '#lib/events/presented/present-event.ts';
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
import { messages } from '#lib/language/messages.ts';
import { letterMail, letterTestMail } from '#lib/letters/mail.tsx';
import { renderLetter } from '#lib/letters/render/render-letter.ts';
import type { LetterContent } from '#lib/letters/schema.ts';
import { type MailText, writeMail } from '#lib/mail/frame.tsx';
import { prayerNote, prayerNotice } from '#lib/prayer/mail.tsx';
import { reminderMail } from '#lib/reminders/mail.tsx';
import { certificateFailure } from '#lib/site-address/mail.tsx';
import { staffInvitation } from '#lib/staff/mail.tsx';
import { subscriptionConfirm, subscriptionLink } from '#lib/subscribers/mail.tsx';
import type { SubscriberWithTopics } from '#lib/subscribers/subscriber-rows.ts';
import { updateWentBack } from '#lib/updates/mail.tsx';
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

const reader = { id: request.id, source: 'site' } as SubscriberWithTopics;
const day = { date: '2031-07-06', end_date: null, is_multi_day: false };

/** 'This week' of a Spanish church, as it is composed. */
async function composed() {
  const { subject, ...content } = {
    ...letter,
    subject: messages.letterWords.weekOf('La Campana', '3 de diciembre'),
  };
  return { subject, rendered: await renderLetter({ ...content, subject }), labels: new Map() };
}

const letter: Omit<LetterContent, 'subject'> = {
  id: request.id,
  kind: 'week',
  words: '<p>Nos alegra contar con ustedes.</p>',
  blocks: [],
  items: [
    {
      kind: 'service',
      title: 'Culto',
      when: 'domingo, 6 dic · 10:00',
      where: null,
      url: 'https://iglesia.example/visit',
      note: null,
    },
  ],
  day: '2026-12-03',
  pageUrl: 'https://iglesia.example/letters/a',
  isCorrection: false,
  language: 'es',
};

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
  certificate_failure: (['ending', 'ended'] as const).map(
    (warning) => () =>
      writeMail(certificateFailure, {
        to,
        host: 'iglesia.example',
        until: created_at,
        warning,
        reason: 'La autoridad no responde.',
      }),
  ),
  reminder: [false, true].map((is_cancelled) => () => {
    const { occurrence } = signUp(null);
    if (!occurrence) throw new Error('The picnic has no date.');
    const endUrl = 'https://iglesia.example/letters/me/a';
    const status = is_cancelled ? 'cancelled' : 'scheduled';
    return writeMail(reminderMail, { to, occurrence: { ...occurrence, is_cancelled, status }, endUrl });
  }),
  staff_invitation: [
    () =>
      writeMail(staffInvitation, {
        to,
        name: 'Rut',
        url: 'https://iglesia.example/join/a',
        expires_at: created_at,
      }),
  ],
  update_went_back: [
    () =>
      writeMail(updateWentBack, {
        to,
        root: {
          ...{ step: 'went_back', from: '1.0.0', to: '1.1.0', because: 'unhealthy', detail: '/visit: 500' },
          ...{ began_at: '2031-07-01T08:45:00Z', ended_at: '2031-07-01T08:47:00Z' },
          ...{ copy_seconds: 3, can_go_back: false },
        },
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
  letter: [
    async () => {
      const { week } = messages.subscribers.topics;
      const why = messages.letterWords.why([week.label], currentChurch().name);
      return writeMail(letterMail, {
        to,
        letterId: request.id,
        readerId: request.id,
        composed: await composed(),
        why,
      });
    },
  ],
  letter_test: [async () => writeMail(letterTestMail, { to, composed: await composed() })],
  subscription_confirm: [
    () => writeMail(subscriptionConfirm, { to, row: reader, asked: ['Noticias'], code: '012345' }),
    () => writeMail(subscriptionConfirm, { to, row: { ...reader, source: 'import' }, asked: [], code: null }),
  ],
  subscription_link: [
    () => writeMail(subscriptionLink, { to, row: reader, asked: ['Noticias'] }),
    () => writeMail(subscriptionLink, { to, row: reader, asked: [] }),
  ],
};
