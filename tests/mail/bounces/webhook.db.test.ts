import { describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { webhookUrl } from '#lib/mail/bounces/webhook-secret.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { refusals } from '../bulk/test-letter.ts';
import { useLetterKind } from '../bulk/use-letter-kind.ts';
import { mailId } from './reports.ts';

useDatabase({ as: staff });
useLetterKind();

const post = async (body: unknown) =>
  (await callApi(`POST ${new URL(webhookUrl()).pathname as '/api/'}`, { body })).status;

async function createSent(): Promise<void> {
  const mail = {
    kind: 'test_letter',
    about: `${mailId} ann@example.org`,
    to: 'ann@example.org',
    lane: 'bulk',
  };
  await db().mail.create({ data: { id: mailId, ...mail, sent_at: new Date() } });
}

const findMail = () => db().mail.findUniqueOrThrow({ where: { id: mailId } });

describe('a provider’s webhook', () => {
  const bounce = { event: 'hard_bounce', 'X-Mailin-custom': mailId, reason: '552 5.2.2 full' };

  test('is shown among the mail settings', async () => {
    vi.stubEnv('SMTP_URL', undefined);
    await callApi('PUT /api/mail-settings', { body: { kind: 'brevo', secret: 'xkeysib-1' } });
    const { body } = await callApi('GET /api/mail-settings/bounces');
    expect(body).toMatchObject({ webhook_url: webhookUrl() });
  });

  test('leads to the mail and its kind, once', async () => {
    await createSent();
    for (let round = 0; round < 2; round++) expect(await post(bounce)).toBe(204);
    expect(await findMail()).toMatchObject({ bounced_at: expect.any(Date), last_error: '552 5.2.2 full' });
    expect(refusals).toEqual([{ to: 'ann@example.org', isUnknown: false, words: '552 5.2.2 full' }]);
  });

  test('with another secret, or with anything else, changes nothing and answers the same', async () => {
    await createSent();
    expect((await callApi('POST /api/bounces/guessed', { body: bounce })).status).toBe(204);
    expect((await callApi('POST /api/bounces/line%0Abreak', { body: bounce })).status).toBe(204);
    const deep = '['.repeat(100) + ']'.repeat(100);
    const others = [{ event: 'delivered' }, [null, { ...bounce, 'X-Mailin-custom': 'x' }], 'no JSON', deep];
    for (const body of [...others, Array.from({ length: 10_001 }, () => 0)])
      expect(await post(body)).toBe(204);
    expect(await findMail()).toMatchObject({ bounced_at: null });
  });

  const said =
    '5.1.1 The email account that you tried to reach does not exist. Please try\r\n5.1.1\tdouble-checking';
  const kept =
    '5.1.1 The email account that you tried to reach does not exist. Please try 5.1.1 double-checking';

  test.each([
    [
      'Postmark',
      {
        ...{ RecordType: 'Bounce', Type: 'HardBounce', TypeCode: 1, Metadata: { mail: mailId } },
        ...{ Details: said, Description: 'The server was unable to deliver your message.' },
        Content:
          'Return-Path: <>\r\nReceived: by mail.example.org;\n\tMon, 30 Nov 2026\r\n\r\n\u0007Undelivered\r\n',
      },
    ],
    ['Brevo', { event: 'hard_bounce', 'X-Mailin-custom': mailId, reason: said, tags: ['a\nb'] }],
    [
      'Mailgun',
      {
        signature: { token: 'x', timestamp: '1529006854', signature: 'y' },
        'event-data': {
          ...{ event: 'failed', severity: 'permanent', 'user-variables': { mail: mailId } },
          'delivery-status': { code: 550, message: said, description: '' },
          message: { headers: { subject: 'This\n week' }, attachments: [] },
        },
      },
    ],
    [
      'Resend',
      {
        type: 'email.bounced',
        data: { tags: { mail: mailId }, bounce: { type: 'Permanent', subType: 'General', message: said } },
      },
    ],
  ])('of %s is recorded with line breaks, tabs and control characters in it', async (_provider, body) => {
    await createSent();
    expect(await post(body)).toBe(204);
    expect(await findMail()).toMatchObject({ bounced_at: expect.any(Date), last_error: kept });
    expect(refusals).toEqual([{ to: 'ann@example.org', isUnknown: true, words: kept }]);
  });

  test('is recorded with characters that the database cannot store', async () => {
    await createSent();
    expect(await post({ ...bounce, reason: '552\u0000 full \ud800' })).toBe(204);
    expect(await findMail()).toMatchObject({ last_error: '552 full \ufffd' });
  });
});
