import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { answerAsProvider, type Posted } from './posted.ts';

useDatabase({ as: staff });

beforeEach(async () => {
  vi.stubEnv('SMTP_URL', undefined);
});

const sender = { from_name: 'Our "old" church', from_address: 'office@example.org' };
const testMail = () => callApi('POST /api/mail-settings/test', { body: { to: 'ann@example.org' } });
const set = async (settings: object) => {
  const { status } = await callApi('PUT /api/mail-settings', {
    body: { secret: 'key-1', ...sender, ...settings },
  });
  expect(status).toBe(200);
};

const mailgun = { kind: 'mailgun', user: 'mail.example.org', host: 'api.eu.mailgun.net' };

/** What each provider gets, and what it answers (its documentation). */
const providers: {
  settings: { kind: string };
  url: string;
  check: (posted: Posted) => void;
  accepted: object;
  wrongKey: { status: number; body: unknown };
  wrongSender: { status: number; body: unknown };
  noRecipient: { status: number; body: unknown };
}[] = [
  {
    settings: { kind: 'postmark' },
    url: 'https://api.postmarkapp.com/email',
    check: ({ headers, body }) => {
      expect(headers['x-postmark-server-token']).toBe('key-1');
      expect(JSON.parse(body)).toMatchObject({
        From: '"Our old church" <office@example.org>',
        To: 'ann@example.org',
        TextBody: expect.stringContaining('It works'),
        HtmlBody: expect.stringContaining('It works</p>'),
        MessageStream: 'outbound',
      });
    },
    accepted: { To: 'ann@example.org', MessageID: 'b7bc', ErrorCode: 0, Message: 'OK' },
    wrongKey: { status: 401, body: { ErrorCode: 10, Message: 'The Server Token is not valid.' } },
    wrongSender: {
      status: 422,
      body: { ErrorCode: 400, Message: "The 'From' address is not a Sender Signature on your account." },
    },
    noRecipient: {
      status: 422,
      body: { ErrorCode: 406, Message: 'You tried to send to an inactive recipient.' },
    },
  },
  {
    settings: { kind: 'brevo' },
    url: 'https://api.brevo.com/v3/smtp/email',
    check: ({ headers, body }) => {
      expect(headers['api-key']).toBe('key-1');
      expect(JSON.parse(body)).toMatchObject({
        sender: { name: 'Our "old" church', email: 'office@example.org' },
        to: [{ email: 'ann@example.org' }],
        textContent: expect.stringContaining('It works'),
      });
    },
    accepted: { messageId: '<2026@smtp-relay.mailin.fr>' },
    wrongKey: { status: 401, body: { code: 'unauthorized', message: 'Key not found' } },
    wrongSender: { status: 400, body: { code: 'invalid_parameter', message: 'sender is not valid' } },
    noRecipient: { status: 400, body: { code: 'invalid_parameter', message: 'email is not valid in to' } },
  },
  {
    settings: mailgun,
    url: 'https://api.eu.mailgun.net/v3/mail.example.org/messages',
    check: ({ headers, body }) => {
      expect(headers.authorization).toBe(`Basic ${Buffer.from('api:key-1').toString('base64')}`);
      expect(headers['content-type']).toContain('multipart/form-data');
      for (const part of ['name="to"\r\n\r\nann@example.org', 'name="h:Message-Id"', 'It works'])
        expect(body).toContain(part);
    },
    accepted: { id: '<2026@mail.example.org>', message: 'Queued. Thank you.' },
    wrongKey: { status: 401, body: 'Forbidden' },
    wrongSender: {
      status: 403,
      body: { message: 'Domain mail.example.org is not allowed to send: please add it.' },
    },
    noRecipient: { status: 400, body: { message: "'to' parameter is not a valid address." } },
  },
  {
    settings: { kind: 'resend' },
    url: 'https://api.resend.com/emails',
    check: ({ headers, body }) => {
      expect(headers.authorization).toBe('Bearer key-1');
      expect(headers['idempotency-key']).toMatch(/^test\./);
      expect(JSON.parse(body)).toMatchObject({ to: ['ann@example.org'], text: expect.any(String) });
    },
    accepted: { id: '49a3999c-0ce1-4ea6-ab68-afcd6dc2e794' },
    wrongKey: {
      status: 401,
      body: { statusCode: 401, name: 'invalid_api_key', message: 'API key is invalid' },
    },
    wrongSender: {
      status: 403,
      body: { statusCode: 403, name: 'validation_error', message: 'The example.org domain is not verified.' },
    },
    noRecipient: {
      status: 422,
      body: { statusCode: 422, name: 'validation_error', message: 'Invalid `to` field.' },
    },
  },
];

describe.each(providers)('$settings.kind', ({ settings, url, check, accepted, ...refusals }) => {
  test('takes a mail', async () => {
    const posted = await answerAsProvider(() => ({ status: 200, body: accepted }));
    await set(settings);
    const { status, body } = await testMail();
    expect([status, body]).toMatchObject([200, { accepted: true, server: new URL(url).hostname }]);
    expect(posted.map((one) => one.url)).toEqual([url]);
    for (const one of posted) {
      check(one);
      for (const header of ['Auto-Submitted', 'Content-Language']) expect(one.body).toContain(header);
    }
  });

  test.each([
    ['a key with a typo', 'secret', refusals.wrongKey],
    ['a sender that it does not know', 'from_address', refusals.wrongSender],
    ['a recipient that it refuses', 'to', refusals.noRecipient],
  ])('names the field of %s, in its own words', async (_what, field, answer) => {
    await answerAsProvider(() => answer);
    await set(settings);
    const { status, body } = await testMail();
    const said = typeof answer.body === 'string' ? answer.body : Object.values(answer.body as object).at(-1);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(body.errors[field][0]).toContain(said);
    expect(JSON.stringify(body)).not.toContain('key-1');
  });

  test('that is down says so, and the mail is not accepted', async () => {
    await answerAsProvider(() => ({ status: 502, body: '<html>Bad Gateway</html>' }));
    await set(settings);
    const { status, body } = await testMail();
    const server = new URL(url).hostname;
    expect([status, body]).toMatchObject([200, { accepted: false, words: `${server} answered 502.` }]);
    expect(await db().mailSlot.count()).toBe(0);
  });
});

test('a provider that cannot be reached is no answer', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(
    Object.assign(new TypeError('fetch failed'), {
      cause: { code: 'ENOTFOUND', message: 'getaddrinfo ENOTFOUND' },
    }),
  );
  await set({ kind: 'resend' });
  const { status, body } = await testMail();
  expect([status, body]).toMatchObject([
    200,
    { accepted: false, words: expect.stringMatching(/^\S+ could not be reached from here \(ENOTFOUND\)\.$/) },
  ]);
});
