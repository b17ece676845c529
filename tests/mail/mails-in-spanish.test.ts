import { beforeEach, expect, test, vi } from 'vitest';
import { backupFailure } from '#lib/backups/mail.tsx';
import { currentChurch, runWithChurch } from '#lib/core/church/current-church.ts';
import { sendMail } from '#lib/core/platform/email.ts';
import { type MailText, writeMail } from '#lib/mail/frame.tsx';
import { prayerNotice } from '#lib/prayer/mail.tsx';
import { buildPrayerRequest } from '#prisma/factories/prayer-request.ts';

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://church.example');
});

const inSpanish = (write: () => Promise<MailText>) =>
  runWithChurch({ ...currentChurch(), language: 'es' }, write);

test('the mail about a prayer request is in Spanish, its moment too', async () => {
  const request = buildPrayerRequest({ created_at: new Date('2031-07-01T15:30:00Z') });
  const mail = await inSpanish(() => writeMail(prayerNotice, { to: 'team@example.org', request }));
  expect(mail.subject).toBe(`Una nueva petición de oración en ${currentChurch().name}`);
  expect(mail.html).toContain('<html lang="es"');
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('Recibida: martes, 1 de julio de 2031, a las 10:30');
    expect(part).not.toMatch(/\b(?:From|Received|Open|Thank|requests)\b/);
  }
});

test('the mail about a failed backup is in Spanish', async () => {
  const failed = { to: 'office@example.org', error: 'La imagen está dañada.', proven: undefined };
  const { subject, text } = await inSpanish(() => writeMail(backupFailure, failed));
  expect(subject).toBe(`Falló una copia de seguridad del sitio web de ${currentChurch().name}`);
  expect(text).toContain('Todavía no hay ninguna copia comprobada.');
  expect(text).not.toMatch(/\b(?:backup|website|The)\b/);
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
