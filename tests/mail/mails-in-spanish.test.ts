import { beforeEach, expect, test, vi } from 'vitest';
import { currentChurch, runWithChurch } from '#lib/core/church/current-church.ts';
import { sendBySmtp } from '#lib/core/messaging/email.ts';
import { toEventWithExceptions } from '#lib/events/presented/present-event.ts';
import { occurrenceOn } from '#lib/events/series/occurrences.ts';
import {
  signUpAgain,
  signUpBack,
  signUpCancelled,
  signUpChanged,
  signUpConfirmation,
  signUpPlace,
  signUpReminder,
} from '#lib/forms/mail.tsx';
import { formMessage, formNote } from '#lib/forms/mailing/mail.tsx';
import { writeMail } from '#lib/mail/frame.tsx';
import { mailKinds } from '#lib/mail/kinds.ts';
import { prayerNotice } from '#lib/prayer/mail.tsx';
import { buildEvent } from '#prisma/factories/event.ts';
import { inSpanish } from '#tests/support/church.ts';
import { englishLeft } from '#tests/support/english-left.ts';
import { aboutDate, picnic, request, samples, signUp, to } from './samples.ts';

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://iglesia.example');
});

const church = { ...currentChurch(), name: 'Iglesia La Campana', language: 'es' } as const;

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
  expect(mail.subject).toBe('Una nueva petición de oración en la Iglesia La Campana');
  for (const part of [mail.text, mail.html])
    expect(part).toContain('Recibida: martes, 1 de julio de 2031, a las 10:30\u00a0a.\u00a0m.');
});

test('why a mail was not sent is told in Spanish where the mail server said nothing itself', async () => {
  const way = { url: 'smtp://127.0.0.1:1' };
  const letter = { subject: 'A', text: 'A', html: 'A', messageId: 'a@example.org', headers: {} };
  const mail = { ...letter, from: 'b@example.org', to: 'a@example.org' };
  const failure = await inSpanish(() => sendBySmtp(way, mail).catch((error: Error) => error.message));
  expect(failure).toMatch(/^El servidor de correo no respondió \(E\w+\)\.$/);
  await expect(sendBySmtp(way, mail)).rejects.toThrow('connect ECONNREFUSED 127.0.0.1:1');
});

test('a mail of an event of several days has all of them, and its time as every page has it', async () => {
  const camp = { ...picnic, title: 'Campamento', time: '7 PM', is_multi_day: true, end_date: '2031-06-06' };
  const event = toEventWithExceptions({ ...buildEvent({ ...camp, date: '2031-06-02' }), exceptions: [] });
  const occurrence = occurrenceOn(event, '2031-06-02');
  const all = 'el lunes, 2 de junio de 2031 al viernes, 6 de junio de 2031';
  const data = { ...aboutDate(), occurrence, former: occurrence ? [occurrence] : [] };
  for (const kind of [signUpConfirmation, signUpPlace, signUpAgain]) {
    const { text } = await runWithChurch(church, () => writeMail(kind, { ...signUp(null), occurrence }));
    expect(text).toContain(`Campamento\nD${all}\n7:00\u00a0p.\u00a0m.\nEl jardín`);
  }
  for (const kind of [signUpChanged, signUpCancelled, signUpBack, signUpReminder]) {
    const { text } = await runWithChurch(church, () => writeMail(kind, data));
    expect(text).toContain(`Campamento\nD${all}\n7:00\u00a0p.\u00a0m.\nEl jardín`);
  }
  const days = { date: '2031-06-02', end_date: '2031-06-06', is_multi_day: true };
  const message = { to, subject: 'Qué traer', text: 'Una cobija.', title: 'Campamento', days, url: '' };
  const { text: toAll } = await runWithChurch(church, () => writeMail(formMessage, message));
  expect(toAll).toContain(`Campamento, d${all}.`);
  const people = { answers: 1, count: 2, cancelled: 0 };
  const note = { to, id: 'a', title: 'Campamento', people, dates: [{ ...days, ...people }] };
  const { text: toStaff } = await runWithChurch(church, () => writeMail(formNote, note));
  expect(toStaff).toContain('Una respuesta, para 2 personas: Campamento');
  expect(toStaff).toContain(`D${all}: 2 personas`);
});
