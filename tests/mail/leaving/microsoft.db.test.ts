import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { runDueJobs } from '#lib/core/process/jobs.ts';
import { mailJobs } from '#lib/mail/jobs.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { listenAsMailServer } from '#tests/support/servers/listen.ts';
import { answerAsProvider, type Posted } from './posted.ts';

const { url, sql } = useDatabase({ as: staff });
const client_id = '1b730954-1685-4b74-9bfd-dac224a7b894';
const user = 'office@example.org';

beforeEach(() => {
  vi.stubEnv('SMTP_URL', undefined);
});

/** Microsoft's answers, in turn, to questions for a token. */
function microsoft(tokens: object[]): Promise<Posted[]> {
  return answerAsProvider(({ url: asked }) => {
    if (!asked.endsWith('/token')) return { status: 200, body: code };
    const body = tokens.length > 1 ? tokens.shift() : tokens[0];
    return { status: 'error' in (body ?? {}) ? 400 : 200, body };
  });
}

const code = {
  device_code: 'device-zebrafinch',
  user_code: 'ABCD1234',
  verification_uri: 'https://microsoft.com/devicelogin',
  expires_in: 900,
  interval: 5,
};
const pending = { error: 'authorization_pending', error_description: 'AADSTS70016: Pending.' };
const signedIn = { access_token: 'access-1', refresh_token: 'refresh-zebrafinch', expires_in: 3600 };

const begin = (body: object = { client_id }) => callApi('POST /api/mail-settings/device-code', { body });
const state = async () => (await callApi('GET /api/mail-settings/device-code')).body;
const settings = async () => (await callApi('GET /api/mail-settings')).body;
const put = (body: object) => callApi('PUT /api/mail-settings', { body });
const ask = async () => {
  await sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await runDueJobs({ connectionString: url, jobs: [mailJobs] });
};

describe('the sign-in at Microsoft', () => {
  test('is none at first', async () => {
    expect(await state()).toMatchObject({ state: 'none', user_code: null });
  });

  test('gives a code, and ends once it was typed there', async () => {
    const posted = await microsoft([pending, signedIn]);
    await put({ kind: 'microsoft', user });
    const { status, body } = await begin({ client_id, tenant: 'example.onmicrosoft.com' });
    expect([status, body]).toEqual([
      200,
      {
        user_code: 'ABCD1234',
        verification_url: 'https://microsoft.com/devicelogin',
        expires_at: expect.any(String),
      },
    ]);
    expect(posted[0]?.url).toBe(
      'https://login.microsoftonline.com/example.onmicrosoft.com/oauth2/v2.0/devicecode',
    );
    expect(await state()).toMatchObject({ state: 'waiting', user_code: 'ABCD1234', client_id });
    await ask();
    expect(await state()).toMatchObject({ state: 'waiting' });
    expect(await settings()).toMatchObject({ has_secret: false });
    await ask();
    expect(await state()).toMatchObject({ state: 'signed_in', user_code: null, client_id });
    expect(await settings()).toMatchObject({ kind: 'microsoft', has_secret: true });
    const kept = JSON.stringify((await sql('SELECT * FROM mail_sign_ins')).rows);
    expect(kept).not.toMatch(/zebrafinch/);
    expect((await sql('SELECT FROM graphile_worker.jobs')).rows).toEqual([]);
  });

  test.each([
    ['authorization_declined', 'refused'],
    ['expired_token', 'expired'],
  ])('that ends with %s is %s', async (error, expected) => {
    await microsoft([{ error }]);
    await begin();
    await ask();
    expect(await state()).toMatchObject({ state: expected, user_code: null });
  });

  test('whose time is over has expired, whatever Microsoft says', async () => {
    await microsoft([signedIn]);
    await begin();
    await db().mailSignIn.updateMany({ data: { expires_at: new Date('2026-01-01T00:00:00Z') } });
    expect(await state()).toMatchObject({ state: 'expired' });
    await ask();
    expect(await settings()).toMatchObject({ has_secret: false });
  });

  test.each([
    ['client_id', { client_id: 'my app' }, {}],
    ['tenant', { client_id, tenant: '../x' }, {}],
    [
      'client_id',
      { client_id },
      { error: 'unauthorized_client', error_description: 'AADSTS700016: No such.' },
    ],
    [
      'tenant',
      { client_id, tenant: 'x.example' },
      { error: 'x', error_description: 'AADSTS90002: No tenant.' },
    ],
  ])('names %s when it is wrong', async (field, body, answer) => {
    await answerAsProvider(() => ({ status: 400, body: answer }));
    const refused = await begin(body);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
    expect(await db().mailSignIn.count()).toBe(0);
  });
});

describe('mail of the account that signed in', () => {
  const testMail = () => callApi('POST /api/mail-settings/test', { body: { to: 'ann@example.org' } });

  async function signIn(tokens: object[]) {
    const account = { user, secret: 'access-2' };
    const server = { ...(await listenAsMailServer({ account })), account };
    const posted = await microsoft([signedIn, ...tokens]);
    await put({ kind: 'microsoft', user, host: '127.0.0.1', port: server.port, security: 'none' });
    await begin();
    await ask();
    return { server, posted };
  }

  test('leaves with a token, which is renewed where it is refused', async () => {
    const first = { access_token: 'access-2', expires_in: 3600 };
    const second = { access_token: 'access-3', refresh_token: 'refresh-2', expires_in: 3600 };
    const { server, posted } = await signIn([first, second]);
    expect((await testMail()).body).toMatchObject({ accepted: true });
    expect(posted.at(-1)?.body).toContain('refresh_token=refresh-zebrafinch');
    server.account.secret = 'access-3';
    expect((await testMail()).body).toMatchObject({ accepted: true });
    expect(server.received).toHaveLength(2);
    expect(await settings()).toMatchObject({ has_secret: true });
  });

  test('keeps its sign-in by a use each week', async () => {
    const { posted } = await signIn([
      { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 60 },
    ]);
    const [before] = await db().mailSignIn.findMany();
    const [task] = (mailJobs.crontab ?? []).map((line) => line.split(' ').at(-1) ?? '');
    await mailJobs.tasks?.[task ?? '']?.({}, {} as never);
    expect(posted.at(-1)?.body).toContain('refresh_token=refresh-zebrafinch');
    const [after] = await db().mailSignIn.findMany();
    expect([after?.token === before?.token, (await settings()).has_secret]).toEqual([false, true]);
  });

  test('waits once Microsoft does not take the sign-in any more, and the office asks for it', async () => {
    await signIn([{ error: 'invalid_grant', error_description: 'AADSTS700082: expired.' }]);
    const { status, body } = await testMail();
    expect([status, body.errors.secret]).toEqual([422, [expect.stringContaining('Please sign in')]]);
    expect(await settings()).toMatchObject({ has_secret: false });
    expect(await state()).toMatchObject({ state: 'expired' });
  });

  test('is not sent by a sign-in of another account, and nothing of it stays', async () => {
    await signIn([]);
    const { port, host } = await settings();
    const another = { kind: 'microsoft', user: 'another@example.org', host, port, security: 'none' };
    expect((await put(another)).body).toMatchObject({ has_secret: false });
    expect(await db().mailSignIn.count()).toBe(0);
  });
});
