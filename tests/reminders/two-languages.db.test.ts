import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { issueCaptcha } from '#lib/core/visitor-form/captcha.ts';
import { writeMail } from '#lib/mail/frame.tsx';
import { inReaderLanguage } from '#lib/mail/reader-language.ts';
import { reminderMail } from '#lib/reminders/mail.tsx';
import { listWaitingReminders } from '#lib/reminders/queries.ts';
import { reminderToken } from '#lib/reminders/reminder-link.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { visitor } from '#tests/support/actors.ts';
import { inChurch, inSecondLanguage, onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase({ as: visitor });

beforeEach(() => {
  vi.stubEnv('SMTP_URL', 'smtp://localhost:1');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-20T15:00:00Z') });
});

const date = '2031-06-01';
let event_id = '';

beforeEach(async () => {
  const event = await createEvent(db(), { title: 'Supper', location: 'Great hall', date });
  const texts = { title: ['Supper', 'Cena'] } as const;
  await createTranslation(db(), { table_name: 'events', row_id: event.id, texts });
  event_id = event.id;
});

function ask(more: object = {}) {
  const { a, b, token } = issueCaptcha();
  const sum = { captcha_answer: a + b, captcha_token: token };
  return callApi('POST /api/reminders', {
    body: { event_id, date, email: 'rut@example.org', ...sum, ...more },
  });
}

async function asked() {
  const { id, language } = await db().reminder.findFirstOrThrow();
  const mail = await inChurch({ second_language: 'es' }, () =>
    inReaderLanguage(reminderMail, id, async () => {
      const data = await reminderMail.load(id, db());
      if (!data) throw new Error('It is obsolete.');
      return writeMail(reminderMail, data);
    }),
  );
  return { id, language, ...mail };
}

test('who asks on a page of the second language is reminded in it, with what is translated', async () => {
  expect((await inSecondLanguage(() => ask())).status).toBe(202);
  const { id, language, subject, text } = await asked();
  expect([language, subject]).toEqual(['es', 'Recordatorio: Cena']);
  for (const part of ['Cena\ndomingo', 'Great hall', `/es/events/${event_id}`, '/es/letters/me/'])
    expect(text).toContain(part);
  const waiting = await inSecondLanguage(() =>
    listWaitingReminders.execute(visitor, { token: reminderToken(id) }),
  );
  expect(waiting).toMatchObject([{ title: 'Cena', days: expect.stringContaining('domingo') }]);
});

test('who asks on another page is reminded in the first one', async () => {
  await onBilingualSite(() => ask());
  const { language, text } = await asked();
  expect(language).toBe('en');
  expect(text).toContain('Supper\nSunday');
  expect(text).not.toContain('/es/');
});

test('a language is named by the API; one that the site does not speak is refused', async () => {
  await onBilingualSite(() => ask({ language: 'es' }));
  expect((await asked()).language).toBe('es');
  expect(await onBilingualSite(() => ask({ language: 'fr' }))).toMatchObject({ status: 422 });
  expect(await ask({ language: 'es' })).toMatchObject({ status: 422 });
});
