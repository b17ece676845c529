import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { issueCaptcha } from '#lib/core/visitor-form/captcha.ts';
import { writeMail } from '#lib/mail/frame.tsx';
import { inReaderLanguage } from '#lib/mail/reader-language.ts';
import { subscriptionConfirm } from '#lib/subscribers/mail.tsx';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { visitor } from '#tests/support/actors.ts';
import { inChurch, inSecondLanguage, onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase({ as: visitor });

beforeEach(() => vi.stubEnv('SMTP_URL', 'smtp://localhost:1'));

function subscribe(email: string, more: object) {
  const { a, b, token } = issueCaptcha();
  const sum = { captcha_answer: a + b, captcha_token: token };
  return callApi('POST /api/subscriptions', { body: { email, ...sum, ...more } });
}

test('who subscribes on a page of the second language is asked in it, by the names of topics there', async () => {
  const { id } = await createMinistry(db(), { title: 'Choir' });
  const texts = { title: ['Choir', 'Coro'] } as const;
  await createTranslation(db(), { table_name: 'ministries', row_id: id, texts });
  const topics = ['week', `ministry:${id}`];
  await inSecondLanguage(() => subscribe('rut@example.org', { topics }));
  await onBilingualSite(() => subscribe('ann@example.org', { topics }));
  await inSecondLanguage(() => subscribe('bea@example.org', { topics, language: 'en' }));
  const languages = await db().subscriber.findMany({ orderBy: { email: 'asc' }, select: { language: true } });
  expect(languages.map(({ language }) => language)).toEqual(['en', 'en', 'es']);
  const { about } = await db().mail.findFirstOrThrow({ where: { to: 'rut@example.org' } });
  const { text } = await inChurch({ second_language: 'es' }, () =>
    inReaderLanguage(subscriptionConfirm, about, async () => {
      const data = await subscriptionConfirm.load(about, db());
      if (!data) throw new Error('It is obsolete.');
      return writeMail(subscriptionConfirm, data);
    }),
  );
  expect(text).toContain('• Coro');
  expect(text).toContain('/es/letters/me/');
});

test('where the site has one language nothing is kept of it', async () => {
  await subscribe('ann@example.org', { topics: ['week'] });
  expect(await db().subscriber.findFirst()).toMatchObject({ language: null });
});
