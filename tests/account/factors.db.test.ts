import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newRecoveryCodes } from '#lib/account/recovery.ts';
import { totpCode } from '#lib/account/totp.ts';
import { church } from '#lib/core/church/church.ts';
import { db } from '#lib/core/database/db.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { log } from '#lib/core/process/log.ts';
import { createFactor, sampleTotpSecret } from '#prisma/factories/factor.ts';
import { halfSignedIn, staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

const { sql } = useDatabase();

const noon = new Date('2031-06-01T17:00:00Z');
const confirmed: Actor = { ...halfSignedIn, aal: 'aal2' } as Actor;
const logged: unknown[] = [];
let folder: string;

beforeEach(() => {
  folder = newDataFolder();
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  session.raise.mockReset().mockResolvedValue(43_200);
  as(halfSignedIn);
  logged.length = 0;
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(log, level).mockImplementation((...parts: unknown[]) => void logged.push(parts));
  }
});

const as = (actor: Actor) => session.actor.mockResolvedValue(actor);
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const codeNow = (secret = sampleTotpSecret) => totpCode(secret, new Date());

const add = (body: unknown) => callApi('POST /api/factors', { body });
const take = (id: string) => callApi(`DELETE /api/factors/${id}`);
const ask = (id: string, body: unknown = {}) => callApi(`POST /api/factors/${id}/challenge`, { body });
const answer = (id: string, body: unknown) => callApi(`POST /api/factors/${id}/verify`, { body });

/** Asks and answers in one go. */
async function tell(id: string, code: string) {
  const { body } = await ask(id);
  return answer(id, { challenge_id: body.id, code });
}
/** The statuses when two sessions give one code at the same moment. */
async function toldAtOnce(id: string, code: string): Promise<number[]> {
  const asked = [];
  for (const sessionId of ['first', 'second']) {
    as({ ...halfSignedIn, sessionId } as Actor);
    asked.push({ sessionId, challenge_id: (await ask(id)).body.id });
  }
  session.actor.mockReset();
  for (const { sessionId } of asked)
    session.actor.mockResolvedValueOnce({ ...halfSignedIn, sessionId } as Actor);
  const told = await Promise.all(asked.map(({ challenge_id }) => answer(id, { challenge_id, code })));
  return told.map(({ status }) => status).sort();
}
const newCodes = async (): Promise<string[]> =>
  (await callApi('POST /api/factors/recovery-codes', { body: {} })).body.codes;

describe('an authenticator app', () => {
  test('is added with its secret as text, address and picture, and is not verified yet', async () => {
    as(staff);
    const { status, headers, body } = await add({ factor_type: 'totp', friendly_name: ' Office ' });
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`/api/factors/${body.id}`);
    expect(body).toMatchObject({ factor_type: 'totp', friendly_name: 'Office', status: 'unverified' });
    expect(body.issuer).toBe(church.name);
    expect(body.totp.qr_code).toMatch(/^data:image\/svg\+xml,/);
    expect(new URL(body.totp.uri).searchParams.get('secret')).toBe(body.totp.secret);
    const [row] = (await sql('SELECT mfa_factors::text AS everything FROM mfa_factors')).rows;
    expect(row.everything).not.toContain(body.totp.secret);
    expect(inspect(logged, { depth: 9 })).not.toContain(body.totp.secret);
  });

  test('is verified by its first code, which raises the session that gave it', async () => {
    as(staff);
    const { body } = await add({ factor_type: 'totp', friendly_name: 'Office', issuer: 'Hill Church' });
    const { body: asked } = await ask(body.id);
    expect(asked).toEqual({ id: expect.any(String), expires_at: '2031-06-01T17:05:00.000Z' });
    const told = await answer(body.id, { challenge_id: asked.id, code: codeNow(body.totp.secret) });
    expect(told).toMatchObject({ status: 200, body: { expires_in: 43_200 } });
    expect(session.raise.mock.calls).toEqual([[body.id]]);
    expect((await callApi('GET /api/factors')).body).toEqual([
      {
        id: body.id,
        factor_type: 'totp',
        friendly_name: 'Office',
        status: 'verified',
        created_at: expect.any(String),
      },
    ]);
  });

  test.each([
    [-30, 200],
    [30, 200],
    [-60, 422],
    [60, 422],
  ])('whose clock is %d s off is answered %d', async (seconds, status) => {
    const { id } = await createFactor(db());
    const code = totpCode(sampleTotpSecret, new Date(Date.now() + seconds * 1000));
    expect((await tell(id, code)).status).toBe(status);
  });

  test('has each code accepted once, and no older one after it', async () => {
    const { id } = await createFactor(db());
    const [before, now] = [totpCode(sampleTotpSecret, new Date(Date.now() - 30_000)), codeNow()];
    expect((await tell(id, now)).status).toBe(200);
    const again = await tell(id, now);
    expect(again.status).toBe(422);
    expect(again.body.detail).toBe('That code was used before. Please wait for the next one.');
    expect((await tell(id, before)).status).toBe(422);
    later(30);
    expect((await tell(id, codeNow())).status).toBe(200);
  });

  test('has one code accepted once, although two sessions give it at the same moment', async () => {
    const { id } = await createFactor(db());
    expect(await toldAtOnce(id, codeNow())).toEqual([200, 422]);
    expect(session.raise).toHaveBeenCalledTimes(1);
  });

  test('set up under another AUTH_SECRET is told apart from a wrong code, and a recovery code still opens', async () => {
    const { id } = await createFactor(db());
    as(confirmed);
    const [code = ''] = await newCodes();
    as(halfSignedIn);
    vi.stubEnv('AUTH_SECRET', 'another-secret-of-more-than-thirty-two-letters');
    const told = await tell(id, codeNow());
    expect(told.status).toBe(409);
    expect(told.body.detail).toContain('another AUTH_SECRET');
    expect((await tell(id, code)).status).toBe(200);
  });
});

describe('a phone', () => {
  async function outbox(): Promise<string> {
    const [name = ''] = await readdir(join(folder, 'outbox'));
    expect((await stat(join(folder, 'outbox', name))).mode & 0o777).toBe(0o600);
    return readFile(join(folder, 'outbox', name), 'utf8');
  }

  test('is added by its number however typed, is sent a code, and is verified by it', async () => {
    as(staff);
    const { body } = await add({ factor_type: 'phone', friendly_name: 'Ruth', phone: '(512) 555-0188' });
    expect(body).toMatchObject({ factor_type: 'phone', phone: '+15125550188', status: 'unverified' });
    const { body: asked } = await ask(body.id, { channel: 'whatsapp' });
    const message = await outbox();
    expect(message).toMatch(/^To: \+15125550188\nChannel: whatsapp\n/);
    const code = /code is (\d{6})/.exec(message)?.[1] ?? '';
    expect(message).toContain(`@localhost #${code}`);
    const told = await answer(body.id, { challenge_id: asked.id, code });
    expect(told.body).toEqual({ expires_in: 43_200 });
    expect((await callApi('GET /api/factors')).body).toMatchObject([{ id: body.id, status: 'verified' }]);
    const kept = JSON.stringify((await sql('SELECT * FROM mfa_challenges')).rows);
    expect(kept).not.toContain(code);
    expect(inspect(logged, { depth: 9 })).not.toMatch(new RegExp(`${code}|5550188`));
  });

  test('is not told to a session that has only the password', async () => {
    await createFactor(db(), { factor_type: 'phone' });
    expect(JSON.stringify((await callApi('GET /api/factors')).body)).not.toContain('5550188');
  });

  test('has its code accepted once, for its own challenge, which the next one ends', async () => {
    const { id } = await createFactor(db(), { factor_type: 'phone' });
    const { body: first } = await ask(id);
    const code = /code is (\d{6})/.exec(await outbox())?.[1] ?? '';
    const { body: second } = await ask(id);
    expect((await answer(id, { challenge_id: first.id, code })).status).toBe(404);
    expect((await answer(id, { challenge_id: second.id, code })).status).toBe(422);
    expect(session.raise).not.toHaveBeenCalled();
  });

  test('is sent five codes in a quarter of an hour and then none, with the time to wait', async () => {
    const { id } = await createFactor(db(), { factor_type: 'phone' });
    for (let sent = 0; sent < 5; sent++) expect((await ask(id)).status).toBe(200);
    const refused = await ask(id);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await readdir(join(folder, 'outbox'))).toHaveLength(5);
  });

  test.each([
    [{ phone: '555-0188' }, 'phone'],
    [{ phone: undefined }, 'phone'],
    [{ friendly_name: '  ' }, 'friendly_name'],
    [{ factor_type: 'webauthn' }, 'factor_type'],
  ])('with %j is refused beside its field', async (more, field) => {
    as(staff);
    const told = await add({ factor_type: 'phone', friendly_name: 'Ruth', phone: '512 555 0188', ...more });
    expect(told.status).toBe(422);
    expect(Object.keys(told.body.errors)).toEqual([field]);
    expect(await db().mfaFactor.count()).toBe(0);
  });

  test('whose gateway is down says so, costs no try, and leaves no challenge behind', async () => {
    vi.stubEnv('SMS_WEBHOOK_URL', 'http://127.0.0.1:1/send');
    const { id } = await createFactor(db(), { factor_type: 'phone' });
    for (let round = 0; round < 6; round++) {
      const told = await ask(id);
      expect(told.status).toBe(503);
      expect(told.body.detail).toContain('The code could not be sent.');
    }
    expect(await db().mfaChallenge.count()).toBe(0);
  });

  test('whose gateway is down is no locked door: a recovery code needs no message', async () => {
    vi.stubEnv('SMS_WEBHOOK_URL', 'http://127.0.0.1:1/send');
    const { id } = await createFactor(db(), { factor_type: 'phone' });
    as(confirmed);
    const [code = ''] = await newCodes();
    as(halfSignedIn);
    const { body } = await ask(id, { channel: 'recovery' });
    expect((await answer(id, { challenge_id: body.id, code: '123456' })).status).toBe(422);
    expect((await answer(id, { challenge_id: body.id, code })).status).toBe(200);
  });
});

describe('a challenge', () => {
  test('is over after five minutes', async () => {
    const { id } = await createFactor(db());
    const { body } = await ask(id);
    later(5 * 60);
    const told = await answer(id, { challenge_id: body.id, code: codeNow() });
    expect(told.status).toBe(422);
    expect(told.body.errors).toEqual({
      code: ['The time for this code is over. Please start again with a new one.'],
    });
    expect((await tell(id, codeNow())).status).toBe(200);
  });

  test('is answered by the browser session that asked, and by no other', async () => {
    const { id } = await createFactor(db());
    const { body } = await ask(id);
    as({ ...halfSignedIn, sessionId: 'another' } as Actor);
    expect((await answer(id, { challenge_id: body.id, code: codeNow() })).status).toBe(404);
    as(halfSignedIn);
    expect((await answer(id, { challenge_id: body.id, code: codeNow() })).status).toBe(200);
  });

  test("is answered at its own factor, and by its factor's code", async () => {
    const [first, second] = [await createFactor(db()), await createFactor(db(), { factor_type: 'phone' })];
    const { body } = await ask(second.id);
    expect((await answer(first.id, { challenge_id: body.id, code: codeNow() })).status).toBe(404);
    expect((await answer(second.id, { challenge_id: body.id, code: codeNow() })).status).toBe(422);
    expect(session.raise).not.toHaveBeenCalled();
  });

  test('takes five wrong codes, and then not even the right one', async () => {
    const { id } = await createFactor(db());
    const { body } = await ask(id);
    for (let tries = 0; tries < 5; tries++) {
      expect((await answer(id, { challenge_id: body.id, code: '000000' })).body.detail).toBe(
        'That code is not right. Please check it and try again.',
      );
    }
    const told = await answer(id, { challenge_id: body.id, code: codeNow() });
    expect(told.status).toBe(422);
    expect(told.body.detail).toContain('too many wrong codes');
  });

  test('of a factor is refused after ten wrong codes, however often it is asked for, with the time to wait', async () => {
    const { id } = await createFactor(db());
    for (let tries = 0; tries < 10; tries++) expect((await tell(id, '000000')).status).toBe(422);
    const told = await tell(id, codeNow());
    expect(told.status).toBe(429);
    expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(session.raise).not.toHaveBeenCalled();
  });

  test('costs nothing when the code is right', async () => {
    const { id } = await createFactor(db());
    for (let tries = 0; tries < 15; tries++) {
      expect((await tell(id, codeNow())).status).toBe(200);
      later(30);
    }
  });

  test('that is over for an hour is forgotten', async () => {
    const { id } = await createFactor(db());
    await ask(id);
    later(66 * 60);
    as({ ...halfSignedIn, sessionId: 'another' } as Actor);
    await ask(id);
    expect(await db().mfaChallenge.count()).toBe(1);
  });

  test.each([
    ['a factor that is not there', '99999999-9999-4999-8999-999999999999', 404],
    ['an id that is none', 'totp', 400],
  ])('of %s is answered %s: %d', async (_what, id, status) => {
    expect((await ask(id)).status).toBe(status);
    expect((await take(id)).status).toBe(403);
    as(confirmed);
    expect((await take(id)).status).toBe(status);
  });
});

describe('with the password alone, while a factor is verified,', () => {
  test('factors are neither added nor removed, and recovery codes neither counted nor made', async () => {
    const { id } = await createFactor(db());
    const answers = await Promise.all([
      add({ factor_type: 'totp', friendly_name: 'Mine' }),
      take(id),
      callApi('GET /api/factors/recovery-codes'),
      callApi('POST /api/factors/recovery-codes', { body: {} }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(answers.every(({ body }) => body.type.endsWith('mfa-required'))).toBe(true);
    expect(await db().mfaFactor.count()).toBe(1);
  });

  test('a factor that nobody verified is no way in', async () => {
    await createFactor(db());
    const { id } = await createFactor(db(), { status: 'unverified', friendly_name: 'Planted' });
    expect((await ask(id)).status).toBe(403);
    as(confirmed);
    const { body } = await ask(id);
    as(halfSignedIn);
    const told = await answer(id, { challenge_id: body.id, code: codeNow() });
    expect(told.status).toBe(403);
    expect(session.raise).not.toHaveBeenCalled();
  });

  test('announcements are not shown in part: the answer asks for the second factor', async () => {
    await createFactor(db());
    expect((await callApi('GET /api/announcements')).status).toBe(403);
    as(visitor);
    expect((await callApi('GET /api/announcements')).status).toBe(200);
  });
});

describe('factors', () => {
  beforeEach(() => as(confirmed));

  test('are told apart by their names', async () => {
    await add({ factor_type: 'totp', friendly_name: 'Office' });
    const told = await add({ factor_type: 'totp', friendly_name: 'office' });
    expect(told.status).toBe(409);
    expect(told.body.errors).toHaveProperty('friendly_name');
  });

  test('are ten at most, even when two are added at once', async () => {
    for (let at = 0; at < 9; at++) await createFactor(db(), { friendly_name: `Number ${at}` });
    const told = await Promise.all(
      ['a', 'b'].map((friendly_name) => add({ factor_type: 'totp', friendly_name })),
    );
    expect(told.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('that nobody verified within a day make room', async () => {
    await createFactor(db(), {
      status: 'unverified',
      friendly_name: 'Office',
      created_at: new Date(Date.now() - 25 * 3_600_000),
    });
    expect((await add({ factor_type: 'totp', friendly_name: 'Office' })).status).toBe(201);
    expect(await db().mfaFactor.count()).toBe(1);
  });

  test('are removed once, with their challenges; the recovery codes go with the last verified one', async () => {
    const [first, second] = [await createFactor(db()), await createFactor(db(), { friendly_name: 'Other' })];
    await ask(first.id);
    await newCodes();
    expect((await take(first.id)).status).toBe(204);
    expect((await take(first.id)).status).toBe(404);
    expect(await db().mfaChallenge.count()).toBe(0);
    expect((await callApi('GET /api/factors/recovery-codes')).body).toEqual({ remaining: 10 });
    expect((await take(second.id)).status).toBe(204);
    expect(await db().mfaRecoveryCode.count()).toBe(0);
  });
});

describe('recovery codes', () => {
  let id: string;
  let codes: string[];
  beforeEach(async () => {
    id = (await createFactor(db())).id;
    as(confirmed);
    codes = await newCodes();
    as(halfSignedIn);
  });

  test('are ten, kept as hashes, and one stands in for a code once', async () => {
    const kept = JSON.stringify((await sql('SELECT * FROM mfa_recovery_codes')).rows);
    expect(codes).toHaveLength(10);
    expect(codes.filter((code) => kept.includes(code) || kept.includes(code.replaceAll('-', '')))).toEqual(
      [],
    );
    const [code = ''] = codes;
    expect((await tell(id, code.toUpperCase().replaceAll('-', ' '))).body).toEqual({ expires_in: 43_200 });
    expect((await tell(id, code)).status).toBe(422);
    expect(session.raise).toHaveBeenCalledTimes(1);
    as(confirmed);
    expect((await callApi('GET /api/factors/recovery-codes')).body).toEqual({ remaining: 9 });
    expect(inspect(logged, { depth: 9 })).not.toContain(code);
  });

  test('given twice at the same moment open once', async () => {
    expect(await toldAtOnce(id, String(codes[0]))).toEqual([200, 422]);
  });

  test('that were renewed open nothing any more', async () => {
    as(confirmed);
    const renewed = await newCodes();
    as(halfSignedIn);
    expect((await tell(id, codes[0] ?? '')).status).toBe(422);
    expect((await tell(id, renewed[0] ?? '')).status).toBe(200);
  });

  test('verify no new factor', async () => {
    as(confirmed);
    const planted = await createFactor(db(), { status: 'unverified', friendly_name: 'New' });
    expect((await tell(planted.id, codes[0] ?? '')).status).toBe(422);
    expect((await callApi('GET /api/factors/recovery-codes')).body).toEqual({ remaining: 10 });
  });

  test('that are wrong are limited too, and leave the phone its own tries', async () => {
    const wrong = newRecoveryCodes();
    for (const code of wrong) expect((await tell(id, code)).status).toBe(422);
    expect((await tell(id, codes[0] ?? '')).status).toBe(429);
    expect((await tell(id, codeNow())).status).toBe(200);
  });

  test('come with a verified factor only', async () => {
    await db().mfaFactor.updateMany({ data: { status: 'unverified' } });
    as(staff);
    expect((await callApi('POST /api/factors/recovery-codes', { body: {} })).status).toBe(409);
  });
});
