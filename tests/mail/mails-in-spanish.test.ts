import { beforeEach, expect, test, vi } from 'vitest';
import { backupFailure } from '#lib/backups/mail.tsx';
import { currentChurch, runWithChurch } from '#lib/core/church/current-church.ts';
import type { Form, FormAnswer } from '#lib/core/generated/prisma/client.ts';
import { sendMail } from '#lib/core/platform/email.ts';
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
import { mailKinds } from '#lib/mail/kinds.ts';
import { prayerNotice } from '#lib/prayer/mail.tsx';
import { staffInvitation } from '#lib/staff/mail.tsx';
import { buildEvent } from '#prisma/factories/event.ts';
import { buildPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { englishLeft } from '#tests/support/english-left.ts';

beforeEach(() => {
  vi.stubEnv('AUTH_SECRET', 'a-secret-of-more-than-thirty-two-letters');
  vi.stubEnv('SITE_URL', 'https://iglesia.example');
});

const church = { ...currentChurch(), name: 'Iglesia La Campana', language: 'es' } as const;
const created_at = new Date('2031-07-01T15:30:00Z');
const asked = { name: 'Rut', request: 'Por la salud de mi mamá.', created_at };
const request = buildPrayerRequest({ ...asked, source: 'livestream' });
const to = 'oficina@iglesia.example';

const picnic = {
  title: 'Día de campo',
  time: '12:30 - 15:00',
  location: 'El jardín',
  description: 'Traiga su silla.',
};

/** Data of a mail about a sign-up, for a party that is confirmed or waits. */
const signUp = (position: number | null) => ({
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
function aboutDate() {
  const { occurrence, ...data } = signUp(null);
  return { ...data, occurrence, former: occurrence ? [occurrence] : [] };
}

const day = { date: '2031-07-06', end_date: null, is_multi_day: false };

/** Mails of each kind, with and without what may be missing. */
const samples: Record<string, (() => Promise<MailText>)[]> = {
  form_message: [null, day].map(
    (days) => () =>
      writeMail(formMessage, { to, subject: 'Qué traer', text: 'Una cobija.', title: 'Cena', days, url: '' }),
  ),
  form_note: [0, 1, 2].map((count) => () => {
    const people = { count, cancelled: 2 - count };
    return writeMail(formNote, { to, id: 'a', title: 'Cena', people, dates: [{ ...day, ...people }] });
  }),
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

test.each(mailKinds)('a mail of the kind $kind has no English sentence', async ({ kind }) => {
  const mails = samples[kind] ?? [];
  expect(mails).not.toHaveLength(0);
  for (const write of mails) {
    const { subject, text, html } = await runWithChurch(church, write);
    expect(html).toContain('<html lang="es"');
    expect(englishLeft([subject, text, html.replace(/<[^>]*>/g, ' ')].join('\n'))).toEqual([]);
  }
});

test('the moment of a prayer request is told in Spanish', async () => {
  const mail = await runWithChurch(church, () => writeMail(prayerNotice, { to, request }));
  expect(mail.subject).toBe('Una nueva petición de oración en Iglesia La Campana');
  for (const part of [mail.text, mail.html])
    expect(part).toContain('Recibida: martes, 1 de julio de 2031, a las 10:30 a. m.');
});

test('why a mail was not sent is told in Spanish where the mail server said nothing itself', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
  const mail = { to: 'a@example.org', subject: 'A', text: 'A', html: 'A', messageId: 'a@example.org' };
  const failure = await runWithChurch({ ...currentChurch(), language: 'es' }, () =>
    sendMail(mail).catch((error: Error) => error.message),
  );
  expect(failure).toMatch(/^El servidor de correo no respondió \(E\w+\)\.$/);
  await expect(sendMail(mail)).rejects.toThrow('connect ECONNREFUSED 127.0.0.1:1');
});

test('a mail of an event of several days has all of them, and its time as every page has it', async () => {
  const camp = { ...picnic, title: 'Campamento', time: '7 PM', is_multi_day: true, end_date: '2031-06-06' };
  const event = toEventWithExceptions({ ...buildEvent({ ...camp, date: '2031-06-02' }), exceptions: [] });
  const occurrence = occurrenceOn(event, '2031-06-02');
  const all = 'el lunes, 2 de junio de 2031 al viernes, 6 de junio de 2031';
  const data = { ...aboutDate(), occurrence, former: occurrence ? [occurrence] : [] };
  for (const kind of [signUpConfirmation, signUpPlace, signUpAgain]) {
    const { text } = await runWithChurch(church, () => writeMail(kind, { ...signUp(null), occurrence }));
    expect(text).toContain(`Campamento\nD${all}\n7:00 p. m.\nEl jardín`);
  }
  for (const kind of [signUpChanged, signUpCancelled, signUpBack, signUpReminder]) {
    const { text } = await runWithChurch(church, () => writeMail(kind, data));
    expect(text).toContain(`Campamento\nD${all}\n7:00 p. m.\nEl jardín`);
  }
  const days = { date: '2031-06-02', end_date: '2031-06-06', is_multi_day: true };
  const message = { to, subject: 'Qué traer', text: 'Una cobija.', title: 'Campamento', days, url: '' };
  const { text: toAll } = await runWithChurch(church, () => writeMail(formMessage, message));
  expect(toAll).toContain(`Campamento, d${all}.`);
  const people = { count: 2, cancelled: 0 };
  const note = { to, id: 'a', title: 'Campamento', people, dates: [{ ...days, ...people }] };
  const { text: toStaff } = await runWithChurch(church, () => writeMail(formNote, note));
  expect(toStaff).toContain(`D${all}: 2 personas`);
});
