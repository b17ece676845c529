import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listActivity } from '#lib/activity/queries.ts';
import { currentActor } from '#lib/core/auth/actor.ts';
import { sessionCookieName } from '#lib/core/auth/session.ts';
import { opensShared } from '#lib/core/auth/shared-password.ts';
import { db } from '#lib/core/database/db.ts';
import { madePasswordMark } from '#lib/core/process/env.ts';
import { makeClaim } from '#lib/staff/claim/owner-claim.ts';
import { checkPassword } from '#lib/staff/sign-in.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { staff } from '#tests/support/actors.ts';
import { heldCookie } from '#tests/support/browser.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase();

const password = 'a long sentence of mine';
const person = { name: 'Ann Baker', email: 'ann@example.org', password };

const claim = (code: string, changed: object = {}) =>
  callApi('POST /api/claim', { body: { code, ...person, ...changed } });
const shared = (body?: object) =>
  body ? callApi('PATCH /api/shared-access', { body }) : callApi('GET /api/shared-access');
const ways = async () => (await callApi('GET /api/auth/ways')).body;

async function newCode(options?: { isFirst: boolean }): Promise<string> {
  const made = await makeClaim(options);
  if ('obstacle' in made || made.code === null) throw new Error('No code was made.');
  return made.code;
}

/** A code of six digits that is not this one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const setTries = (tries: number) => db().ownerClaim.updateMany({ data: { tries } });

/** As a first start without CLAIM does. */
function printPassword(): void {
  vi.stubEnv('ADMIN_PASSWORD', 'bluebonnets-in-april');
  vi.stubEnv(madePasswordMark, '1');
}

describe('the code of a new site', () => {
  test('makes a person the first owner and signs the browser in, once', async () => {
    const code = await newCode();
    expect(code).toMatch(/^\d{6}$/);
    const answer = await claim(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(answer).toMatchObject({
      status: 201,
      body: { user: { role: 'admin', name: 'Ann Baker', roles: ['owner'] }, aal: 'aal1' },
    });
    expect(heldCookie(sessionCookieName())?.options).toMatchObject({ httpOnly: true, sameSite: 'lax' });
    const { id } = answer.body.user;
    expect(await currentActor()).toMatchObject({ staffId: id, roles: ['owner'] });
    expect(await checkPassword('ann@example.org', password)).toEqual({ staffId: id });
    expect((await claim(code)).status).toBe(410);
  });

  test('is stored as a hash, and the claim is in the log as a change of its person', async () => {
    const code = await newCode();
    expect((await db().ownerClaim.findFirstOrThrow()).code_hash).toMatch(/^scrypt:/);
    const { id } = (await claim(code)).body.user;
    const { rows } = await listActivity.execute(staff, {});
    expect(rows).toMatchObject([{ by: { id, name: 'Ann Baker' }, changes: [{ action: 'created' }] }]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${code}|${password}|scrypt`));
  });

  test('is not that of another machine', async () => {
    const answer = await claim(otherThan(await newCode()));
    expect(answer).toMatchObject({ status: 403, body: { detail: expect.stringContaining('not the code') } });
    expect(await db().staff.count()).toBe(0);
    expect(await currentActor()).toMatchObject({ role: 'visitor' });
  });

  test('may be typed ten times in all, whether wrong or right', async () => {
    const code = await newCode();
    const wrong = otherThan(code);
    for (let time = 0; time < 10; time += 1) expect((await claim(wrong)).status).toBe(403);
    const eleventh = await claim(code);
    expect(eleventh).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining('npm run claim') },
    });
    expect(await db().staff.count()).toBe(0);
  });

  test('holds for the tenth try, and no more than ten of many at once are compared', async () => {
    const code = await newCode();
    await setTries(8);
    const tried = await Promise.all([1, 2, 3, 4].map(() => claim(otherThan(code))));
    expect(tried.map(({ status }) => status).toSorted()).toEqual([403, 403, 429, 429]);
    await setTries(9);
    expect((await claim(code)).status).toBe(201);
  });

  test('is of one of two who type it at once', async () => {
    const code = await newCode();
    const answers = await Promise.all([claim(code), claim(code, { email: 'bob@example.org' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410]);
    expect(await db().staff.count()).toBe(1);
  });

  test('ends after an hour, with a sentence that says what to do', async () => {
    const code = await newCode();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60 * 1000 });
    vi.stubEnv('RUNS_AS', 'container');
    const answer = await claim(code);
    vi.useRealTimers();
    expect(answer).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('belltower claim') },
    });
  });

  test.each([
    ['a short password', { password: 'short' }],
    ['a common password', { password: '1q2w3e4r5t6y' }],
    ['no name', { name: ' ' }],
    ['no address', { email: 'ann@example' }],
    ['fewer digits', { code: '48192' }],
    ['a code that is no text', { code: 481920 }],
  ])('stays valid after %s, which costs no try', async (_, changed) => {
    const code = await newCode();
    expect((await claim(code, changed)).status).toBe(422);
    expect(await db().ownerClaim.findFirst()).toMatchObject({ tries: 0, used_at: null });
    expect((await claim(code)).status).toBe(201);
  });

  test('is read in the digits of other keyboards', async () => {
    const code = await newCode();
    const arabic = code.replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));
    expect((await claim(arabic)).status).toBe(201);
  });

  test('ends the one before, and begins with ten tries again', async () => {
    const first = await newCode();
    await setTries(10);
    const second = await newCode();
    if (first !== second) expect((await claim(first)).status).toBe(403);
    expect((await claim(second)).status).toBe(201);
  });

  test('is made once by several starts, and by none after it', async () => {
    const made = await Promise.all([1, 2, 3].map(() => makeClaim({ isFirst: true })));
    expect(made.filter((one) => 'code' in one && one.code !== null)).toHaveLength(1);
    expect(await makeClaim({ isFirst: true })).toEqual({ code: null });
  });
});

describe('a site that cannot be claimed', () => {
  test('has a person with the role of an owner, invited or not', async () => {
    await newCode();
    await createStaff(db(), { state: 'invited' });
    expect((await claim('000000')).status).toBe(410);
    expect(await makeClaim()).toEqual({ obstacle: 'claimed' });
  });

  test('was given its password', async () => {
    const code = await newCode();
    vi.stubEnv('ADMIN_PASSWORD', 'bluebonnets-in-april');
    expect((await claim(code)).status).toBe(410);
    expect(await makeClaim()).toEqual({ obstacle: 'password given' });
  });

  test('has no code', async () => {
    expect((await claim('481920')).status).toBe(403);
  });
});

test('the claim makes an owner of a person who is there with another role', async () => {
  const { id } = await createStaff(db(), { email: 'ann@example.org', roles: ['events'], state: 'suspended' });
  const answer = await claim(await newCode(), { email: 'Ann@example.org' });
  expect(answer).toMatchObject({ status: 201, body: { user: { id, roles: ['owner', 'events'] } } });
  expect(await db().staff.count()).toBe(1);
});

describe('a site that begins without a shared password', () => {
  test('is opened by none, from the start on', async () => {
    expect(await ways()).toMatchObject({ shared: false, by_name: true, is_claimable: true });
    for (const typed of ['', 'undefined', 'bluebonnets-in-april'])
      expect(await opensShared(db(), typed)).toBe(false);
    await claim(await newCode());
    expect((await shared()).body).toEqual({ enabled: false, roles: ['owner'], needs_password: true });
    expect(await ways()).toMatchObject({ shared: false, by_name: true, is_claimable: false });
  });

  test('asks for a new one when it is turned on, and again after it was turned off', async () => {
    await claim(await newCode());
    expect((await shared({ enabled: false })).status).toBe(200);
    const refused = await shared({ enabled: true });
    expect(refused).toMatchObject({ status: 422, body: { errors: { password: [expect.any(String)] } } });
    const chosen = 'one password for us all';
    const turnedOn = await shared({ enabled: true, password: chosen });
    expect(turnedOn).toMatchObject({ status: 200, body: { enabled: true, roles: ['owner'] } });
    expect(await opensShared(db(), chosen)).toBe(true);
    expect(await opensShared(db(), 'another password for us')).toBe(false);
    // One owner with a password alone may not turn it off again.
    expect((await shared({ enabled: false })).status).toBe(409);
    await db().adminAccount.updateMany({ data: { is_asked: true } });
    expect((await shared({ enabled: false })).status).toBe(200);
    expect(await opensShared(db(), chosen)).toBe(false);
    expect((await shared({ enabled: true })).status).toBe(422);
  });

  test('stays without one when it is started with a printed one after the claim', async () => {
    await claim(await newCode());
    printPassword();
    expect(await opensShared(db(), 'bluebonnets-in-april')).toBe(false);
    expect((await shared()).body).toEqual({ enabled: false, roles: ['owner'] });
  });
});

describe('a site with a printed password', () => {
  beforeEach(printPassword);

  test('is claimed as well, and asks whether the password stays', async () => {
    expect(await ways()).toMatchObject({ shared: true, is_claimable: false });
    const code = await newCode();
    expect(await ways()).toMatchObject({ shared: true, is_claimable: true });
    expect((await claim(code)).status).toBe(201);
    expect((await shared()).body).toEqual({ enabled: true, roles: ['owner'], is_asked: true });
    expect(await opensShared(db(), 'bluebonnets-in-april')).toBe(true);
  });

  test('turns it off by the one owner who was asked, and its sessions end', async () => {
    await claim(await newCode());
    await db().staffSession.create({ data: { token_hash: 'shared' } });
    expect(await shared({ enabled: false })).toMatchObject({ status: 200, body: { enabled: false } });
    expect(await opensShared(db(), 'bluebonnets-in-april')).toBe(false);
    const session = await db().staffSession.findUnique({ where: { token_hash: 'shared' } });
    expect(session?.ended_at).not.toBeNull();
  });

  test('keeps it when the owner says so, and is not asked again', async () => {
    await claim(await newCode());
    expect((await shared({ enabled: true })).body).toEqual({ enabled: true, roles: ['owner'] });
    expect((await shared({ enabled: false })).status).toBe(409);
  });

  test('takes no other one in a browser', async () => {
    await claim(await newCode());
    expect((await shared({ enabled: true, password })).status).toBe(422);
  });
});
