import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { log } from '#lib/core/process/log.ts';
import { readBounces } from '#lib/mail/bounces/read-mailbox.ts';
import { presentWayOut } from '#lib/mail/leaving/way-out.ts';
import { returnPathOf } from '#lib/mail/refusals/return-path.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { type ImapServer, listenAsImap } from '#tests/support/servers/imap-server.ts';
import { refusals } from '../bulk/test-letter.ts';
import { useLetterKind } from '../bulk/use-letter-kind.ts';
import { mailId, plainNotice, report, vacation } from './reports.ts';

useDatabase({ as: staff });
useLetterKind();

const account = { user: 'bounces@example.org', secret: 'zebrafinch' };
let server: ImapServer;

beforeEach(async () => {
  vi.stubEnv('SMTP_URL', undefined);
  vi.spyOn(log, 'warn').mockReturnValue();
  server = await listenAsImap(account);
});

/** Saves the mailbox, as staff do. */
async function setUp(mailbox: object = account): Promise<void> {
  vi.stubEnv('SOURCE_ALLOW_HOSTS', `127.0.0.1:${server.port},127.0.0.1:2525`);
  const smtp = { kind: 'smtp', host: '127.0.0.1', port: 2525, from_address: 'office@example.org' };
  const bounces = { host: '127.0.0.1', port: server.port, ...mailbox };
  const { status, body } = await callApi('PUT /api/mail-settings', { body: { ...smtp, bounces } });
  expect(body).toMatchObject({ bounces: { user: account.user, has_secret: true } });
  expect(status).toBe(200);
}

async function createSent(id = mailId): Promise<void> {
  const mail = { kind: 'test_letter', about: `${id} ann@example.org`, to: 'ann@example.org', lane: 'bulk' };
  await db().mail.create({ data: { id, ...mail, sent_at: new Date() } });
}

function arrive(...sources: string[]): void {
  for (const source of sources) {
    const uid = (server.messages.at(-1)?.uid ?? 10) + 1;
    server.messages.push({ uid, source, isSeen: false });
  }
}

const findMail = (id = mailId) => db().mail.findUniqueOrThrow({ where: { id } });
const seen = () => server.messages.map(({ isSeen }) => isSeen);

describe('the mailbox of mails that came back', () => {
  test('leads to the mail and its kind, and what is not its business stays as it is', async () => {
    await setUp();
    await createSent();
    const path = returnPathOf(await presentWayOut(), mailId) ?? '';
    expect(path).toMatch(/^bounces\+/);
    arrive(vacation(path), plainNotice(account.user, 'Dear office, see 5.1.1', 'ann@example.org'));
    arrive(report({ to: path, original: null }), report({ to: account.user }));
    await readBounces();
    expect(seen()).toEqual([false, false, true, true]);
    expect(await findMail()).toMatchObject({
      bounced_at: expect.any(Date),
      last_error: '550 5.1.1 <ann@example.org>: User unknown',
      sent_at: expect.any(Date),
    });
    expect(refusals).toEqual([
      { to: 'ann@example.org', isUnknown: true, words: '550 5.1.1 <ann@example.org>: User unknown' },
    ]);
  });

  test('is read from where it was, and as a whole once its numbers are new', async () => {
    await setUp();
    await createSent();
    arrive(vacation(account.user));
    await readBounces();
    await readBounces();
    expect(server.fetched).toBe(1);
    arrive(report());
    await readBounces();
    expect([server.fetched, seen()]).toEqual([2, [false, true]]);
    server.uidValidity = 8;
    await readBounces();
    expect(server.fetched).toBe(4);
    expect(refusals).toHaveLength(1);
  });

  test('that cannot be opened says so to staff, and is read once it can', async () => {
    await setUp({ ...account, secret: 'wrong' });
    await createSent();
    arrive(report());
    await readBounces();
    const problem = expect.stringContaining('Invalid credentials');
    const state = await callApi('GET /api/mail-settings/bounces');
    expect(state.body).toMatchObject({ read_at: null, last_error: problem, webhook_url: null });
    expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toMatch(/example\.org|wrong/);
    await setUp();
    await readBounces();
    expect((await callApi('GET /api/mail-settings/bounces')).body).toMatchObject({
      read_at: expect.any(String),
      last_error: null,
      return_path: expect.stringMatching(/^bounces\+[\da-z]{33}@example\.org$/),
    });
    expect(refusals).toHaveLength(1);
  });

  test('of a server that is away blocks nothing', async () => {
    await setUp();
    await db().mailSettings.updateMany({ data: { bounces_port: 1 } });
    await readBounces();
    expect(await db().bounceReading.findFirst()).toMatchObject({
      last_error: expect.stringContaining('port 1'),
    });
  });
});

describe('the test of it', () => {
  test('says how many mails are in it, and touches none', async () => {
    await setUp();
    arrive(report(), vacation(account.user));
    expect(await callApi('POST /api/mail-settings/bounces/test')).toMatchObject({
      status: 200,
      body: { count: 2 },
    });
    expect([server.fetched, seen()]).toEqual([0, [false, false]]);
  });

  test('names the password where the server refuses it', async () => {
    await setUp({ ...account, secret: 'wrong' });
    const { status, body } = await callApi('POST /api/mail-settings/bounces/test');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['bounces.secret']]);
  });

  test('needs one', async () => {
    expect((await callApi('POST /api/mail-settings/bounces/test')).status).toBe(409);
  });
});
