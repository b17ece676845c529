import { inspect } from 'node:util';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { log } from '#lib/core/process/log.ts';
import { withheldTables } from '#lib/export/tables.ts';
import { createMail } from '#prisma/factories/mail.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { listenAsTcp } from '#tests/support/servers/listen.ts';

const { sql } = useDatabase({ as: staff });
const put = async (body: object) => callApi('PUT /api/mail-settings', { body });
const read = async () => (await callApi('GET /api/mail-settings')).body;

const server = { kind: 'smtp', host: 'mail.example.org', port: 587, user: 'office' };
const gmail = { kind: 'gmail', user: 'office@example.org', secret: 'abcd efgh ijkl mnop' };

beforeEach(() => {
  vi.stubEnv('SMTP_URL', undefined);
});

describe('how mail leaves', () => {
  test('is not set at first', async () => {
    expect(await read()).toEqual({
      kind: 'none',
      host: null,
      port: null,
      security: 'starttls',
      user: null,
      from_name: null,
      from_address: null,
      a_minute: null,
      a_day: null,
      bounces: null,
      is_from_environment: false,
      has_secret: false,
      updated_at: null,
    });
  });

  test('is kept, and its secret never answered, logged or stored in clear', async () => {
    const logged = (['info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(log, level).mockReturnValue(),
    );
    const bounces = { host: 'imap.example.org', user: 'bounces', secret: 'zebrafinch-two' };
    const sent = {
      ...server,
      secret: 'zebrafinch-one',
      from_name: 'Ours',
      a_minute: 30,
      a_day: '450',
      bounces,
    };
    const { status, body } = await put(sent);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...server,
      ...{ security: 'starttls', from_name: 'Ours', from_address: null, a_minute: 30, a_day: 450 },
      ...{ has_secret: true, is_from_environment: false },
      bounces: { host: 'imap.example.org', port: 993, user: 'bounces', has_secret: true },
    });
    expect(await read()).toEqual(body);
    const rows = [await sql('SELECT * FROM mail_settings'), await sql('SELECT * FROM activity_log')];
    expect(
      inspect([body, logged.map((spy) => spy.mock.calls), rows.map((result) => result.rows)], { depth: 9 }),
    ).not.toContain('zebrafinch');
    expect(withheldTables).toEqual(expect.arrayContaining(['mail_settings', 'mail_sign_ins']));
  });

  test.each([
    ['gmail', { host: 'smtp.gmail.com', port: 587, security: 'starttls' }],
    ['microsoft', { host: 'smtp.office365.com', port: 587, security: 'starttls' }],
  ])('by %s has the host of that provider', async (kind, expected) => {
    expect((await put({ kind, user: 'office@example.org' })).body).toMatchObject({ kind, ...expected });
  });

  test.each(['postmark', 'brevo', 'resend'])('by %s has a key and nothing else', async (kind) => {
    const { body } = await put({ kind, user: 'x', host: 'mail.example.org', secret: ' key-1 ' });
    expect(body).toMatchObject({ kind, host: null, port: null, user: null, has_secret: true });
  });

  test('uses TLS from the start at port 465', async () => {
    expect((await put({ ...server, port: 465 })).body).toMatchObject({ port: 465, security: 'tls' });
  });

  test('takes the first port of mail that answers, where none is given', async () => {
    const wanted = { ...server, host: '127.0.0.1', port: null };
    const refused = await put(wanted);
    expect([refused.status, refused.body.errors.port]).toEqual([
      422,
      [expect.stringContaining('at the ports 587, 465, 2525')],
    ]);
    await listenAsTcp((socket) => socket.destroy(), 2525);
    expect((await put(wanted)).body).toMatchObject({ port: 2525, security: 'starttls' });
  });
});

describe('a secret', () => {
  beforeEach(async () => {
    await put({ ...server, secret: 'zebrafinch' });
  });

  test('that is absent is kept for the same host and user', async () => {
    expect((await put({ ...server, a_minute: 5 })).body).toMatchObject({ has_secret: true, a_minute: 5 });
  });

  test.each([
    ['another host', { host: 'mail.example.com' }],
    ['another user', { user: 'pastor' }],
    ['another provider', { kind: 'postmark' }],
  ])('is not kept for %s', async (_what, change) => {
    expect((await put({ ...server, ...change })).body).toMatchObject({ has_secret: false });
  });

  test('is not kept from one provider for the next', async () => {
    await put({ kind: 'postmark', secret: 'key' });
    expect((await put({ kind: 'brevo' })).body).toMatchObject({ has_secret: false });
  });

  test('that is null is removed', async () => {
    expect((await put({ ...server, secret: null })).body).toMatchObject({ has_secret: false });
  });

  test('reads as missing under another AUTH_SECRET, and the office asks for it again', async () => {
    vi.stubEnv('AUTH_SECRET', 'another-secret-of-more-than-thirty-two-letters');
    expect(await read()).toMatchObject({ kind: 'smtp', host: 'mail.example.org', has_secret: false });
    await createMail(db(), { kind: 'staff_invitation' });
    const wait = expect.stringContaining('The password of the mail server is missing.');
    const { waiting } = (await callApi('GET /api/office')).body;
    expect(waiting.waiting_mails).toEqual({ count: 1, wait });
    expect((await callApi('GET /api/outbox?state=waiting')).body).toMatchObject([{ last_error: wait }]);
    const refused = await callApi('POST /api/mail-settings/test', { body: { to: 'ann@example.org' } });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['secret']]);
    expect((await put({ ...server, secret: 'zebrafinch' })).body).toMatchObject({ has_secret: true });
  });

  test('copied into the row of another host opens nothing', async () => {
    await sql("UPDATE mail_settings SET host = 'evil.example'");
    expect(await read()).toMatchObject({ has_secret: false });
  });
});

test('a change over settings that have changed meanwhile is refused with the present ones', async () => {
  const { body } = await put(server);
  await put({ ...server, a_minute: 7 });
  const refused = await callApi('PUT /api/mail-settings', {
    body: server,
    headers: { 'if-match': `"${body.updated_at}"` },
  });
  expect([refused.status, refused.body.current]).toMatchObject([409, { a_minute: 7 }]);
});

test('settings that are taken away leave nothing', async () => {
  await put(gmail);
  expect((await callApi('DELETE /api/mail-settings')).status).toBe(204);
  expect(await read()).toMatchObject({ kind: 'none', user: null, has_secret: false });
  expect((await callApi('DELETE /api/mail-settings')).status).toBe(204);
  expect(await db().mailSettings.count()).toBe(0);
});

describe('.env wins', () => {
  beforeEach(async () => {
    await put(gmail);
    vi.stubEnv('SMTP_URL', 'smtps://office%40example.org:zebrafinch@mail.example.org');
    vi.stubEnv('MAIL_FROM', 'Our Church <office@example.org>');
  });

  test('and is shown as such', async () => {
    const settings = await read();
    expect(settings).toMatchObject({
      ...{ kind: 'smtp', host: 'mail.example.org', port: 465, security: 'tls', user: 'office@example.org' },
      ...{ from_name: 'Our Church', from_address: 'office@example.org' },
      ...{ is_from_environment: true, has_secret: true, updated_at: null },
    });
    expect(JSON.stringify(settings)).not.toContain('zebrafinch');
  });

  test.each([
    ['PUT /api/mail-settings', gmail],
    ['DELETE /api/mail-settings', undefined],
    ['POST /api/mail-settings/device-code', { client_id: '1b730954-1685-4b74-9bfd-dac224a7b894' }],
  ] as const)('%s is refused', async (call, body) => {
    const { status, body: problem } = await callApi(call, { body });
    expect([status, problem.detail]).toEqual([409, expect.stringContaining('SMTP_URL')]);
    vi.stubEnv('SMTP_URL', undefined);
    expect(await read()).toMatchObject({ kind: 'gmail', has_secret: true });
  });
});

describe('a wrong field is named', () => {
  test.each([
    [{ kind: 'pigeon' }, 'kind'],
    [{ kind: 'smtp' }, 'host'],
    [{ ...server, host: 'https://mail.example.org' }, 'host'],
    [{ ...server, host: 'mail.example.org\r\nX: y' }, 'host'],
    [{ ...server, port: 70_000 }, 'port'],
    [{ ...server, port: 'x' }, 'port'],
    [{ ...server, host: '169.254.169.254', port: 80 }, 'port'],
    [{ ...server, host: '10.0.0.5', port: 5432 }, 'port'],
    [{ ...server, security: 'ssl' }, 'security'],
    [{ kind: 'gmail' }, 'user'],
    [{ kind: 'microsoft', user: 'office' }, 'user'],
    [{ kind: 'microsoft', user: 'office@example.org', secret: 'x' }, 'secret'],
    [{ kind: 'mailgun', secret: 'key' }, 'user'],
    [{ kind: 'mailgun', user: 'mail.example.org', host: 'evil.example' }, 'host'],
    [{ kind: 'postmark', secret: 'two words' }, 'secret'],
    [{ kind: 'postmark', secret: 'schlüssel' }, 'secret'],
    [{ ...server, from_address: 'office' }, 'from_address'],
    [{ ...server, a_minute: 0 }, 'a_minute'],
    [{ ...server, a_day: 1.5 }, 'a_day'],
    [{ ...server, bounces: { host: 'mail.example.org', user: 'x', port: 22 } }, 'bounces.port'],
  ])('%j', async (body, field) => {
    const { status, body: problem } = await put(body);
    expect([status, Object.keys(problem.errors)]).toEqual([422, [field]]);
    expect(await db().mailSettings.count()).toBe(0);
  });

  test('a port beside those of mail is allowed by SOURCE_ALLOW_HOSTS', async () => {
    const { port } = await listenAsTcp((socket) => socket.destroy());
    expect((await put({ ...server, host: '127.0.0.1', port })).status).toBe(422);
    vi.stubEnv('SOURCE_ALLOW_HOSTS', `127.0.0.1:${port}`);
    expect((await put({ ...server, host: '127.0.0.1', port })).status).toBe(200);
  });
});
