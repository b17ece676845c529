import { beforeEach, describe, expect, test, vi } from 'vitest';
import { currentActor } from '#lib/core/auth/actor.ts';
import { beginSession, sealClaims, sessionCookieName } from '#lib/core/auth/session.ts';
import { db } from '#lib/core/database/db.ts';
import { inviteStaff } from '#lib/staff/commands.ts';
import { checkPasskey } from '#lib/staff/passkeys/check-passkey.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { staff } from '#tests/support/actors.ts';
import { holdCookie } from '#tests/support/browser.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { Authenticator } from './authenticator.ts';

const signInOptions = 'auth/passkey-options';
const addOptions = 'passkeys/options';

useDatabase();
const origin = 'https://church.test';
let phone: Authenticator;

beforeEach(() => {
  vi.stubEnv('ADMIN_PASSWORD', 'bluebonnets-in-april');
  vi.stubEnv('SITE_URL', origin);
  phone = new Authenticator(origin);
});

const ask = async (options: string) => (await callApi(`POST /api/${options}`)).body;
const addPasskey = (response: object, name = 'My phone') =>
  callApi('POST /api/passkeys', { body: { name, response } });
const answerOf = async (answer: object = {}) => JSON.stringify(phone.get(await ask(signInOptions), answer));

/** Signs the browser in as a new person. Returns the id. */
async function signIn(overrides: Parameters<typeof createStaff>[1] = {}): Promise<string> {
  const { id } = await createStaff(db(), overrides);
  holdCookie(sessionCookieName(), (await sealClaims(await beginSession({ staffId: id }))).value);
  return id;
}

async function withPasskey(answer: object = {}): Promise<string> {
  const id = await signIn();
  expect((await addPasskey(phone.create(await ask(addOptions), answer))).status).toBe(201);
  return id;
}

test('an invitation is accepted with the passkey of a phone, which is a sign-in at aal2', async () => {
  const input = { name: 'Ann', email: 'ann@example.org', roles: ['events' as const] };
  const { id, invitation_url } = await inviteStaff.execute(staff, input);
  const token = invitation_url.split('/').at(-1) ?? '';
  const take = (response: object) => callApi(`POST /api/invitations/${token}`, { body: { response } });
  expect((await take(phone.create({ challenge: 'made-up' }))).status).toBe(422);
  const answer = await take(phone.create(await ask(`invitations/${token}/passkey-options`)));
  expect(answer).toMatchObject({ status: 200, body: { user: { id }, aal: 'aal2', nextLevel: 'aal2' } });
  expect(await currentActor()).toMatchObject({ staffId: id, aal: 'aal2' });
  expect(await checkPasskey(await answerOf())).toMatchObject({ staffId: id });
});

describe('the own passkeys', () => {
  test('are added, listed, renamed and removed', async () => {
    await withPasskey();
    const { body } = await callApi('GET /api/passkeys');
    expect(body).toMatchObject([{ name: 'My phone', last_used_at: null, is_synced: true }]);
    const params = { id: body[0].id };
    const renamed = await callApi(`PATCH /api/passkeys/${params.id}`, { body: { name: 'Tablet' } });
    expect(renamed.body).toMatchObject({ name: 'Tablet' });
    expect((await callApi(`DELETE /api/passkeys/${params.id}`)).status).toBe(409);
    await db().staff.updateMany({ data: { password_hash: 'any' } });
    expect((await callApi(`DELETE /api/passkeys/${params.id}`)).status).toBe(204);
  });

  test.each<[unknown, string[]]>([
    [null, []],
    [undefined, []],
    ['usb', []],
    [[null, 5, {}, 'usb', 'by pigeon', 'usb'], ['usb']],
    [
      ['hybrid', 'internal'],
      ['hybrid', 'internal'],
    ],
  ])('are added with what is known of %j as ways to reach them', async (transports, kept) => {
    await signIn();
    const response = JSON.parse(JSON.stringify(phone.create(await ask(addOptions), { transports })));
    expect((await addPasskey(response)).status).toBe(201);
    expect(await db().passkey.findFirstOrThrow()).toMatchObject({ transports: kept });
    expect((await callApi('POST /api/passkeys/options')).status).toBe(200);
  });

  test('of another person are not there', async () => {
    await withPasskey();
    const { id } = await db().passkey.findFirstOrThrow();
    await signIn();
    expect((await callApi('GET /api/passkeys')).body).toEqual([]);
    const params = { id };
    expect((await callApi(`PATCH /api/passkeys/${params.id}`, { body: { name: 'Mine' } })).status).toBe(404);
    expect((await callApi(`DELETE /api/passkeys/${params.id}`)).status).toBe(404);
  });

  test.each<[string, () => Promise<object>]>([
    ['of another site', async () => phone.create(await ask(addOptions), { origin: 'https://evil.test' })],
    ['without the person', async () => phone.create(await ask(addOptions), { isUnverified: true })],
    ['for another question', async () => phone.create(await ask(signInOptions))],
    ['for no question', async () => phone.create({ challenge: 'x' })],
    ['that is nothing', async () => ({ id: 'x', response: { clientDataJSON: '!' } })],
  ])('%s are refused, and nothing is kept', async (_what, response) => {
    await signIn();
    const answer = await addPasskey(await response());
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['response']]);
    expect(await db().passkey.count()).toBe(0);
  });

  test('need https or localhost', async () => {
    vi.stubEnv('SITE_URL', 'http://church.test');
    expect((await callApi('POST /api/auth/passkey-options')).status).toBe(409);
    expect((await callApi('GET /api/auth/ways')).body).toMatchObject({
      has_passkeys: false,
      passkey_host: null,
    });
  });

  test('are not the shared password’s', async () => {
    holdCookie(sessionCookieName(), (await sealClaims(await beginSession({ staffId: null }))).value);
    expect((await callApi('POST /api/passkeys/options')).body?.type).toMatch(/not-permitted$/);
  });
});

describe('a sign-in with a passkey', () => {
  test('counts once', async () => {
    const staffId = await withPasskey();
    const answer = await answerOf();
    const { id: passkeyId } = await db().passkey.findFirstOrThrow();
    expect(await checkPasskey(answer)).toEqual({ staffId, passkeyId });
    expect(await checkPasskey(answer)).toBeNull();
    expect((await db().passkey.findFirstOrThrow()).last_used_at).not.toBeNull();
  });

  test('is refused after five minutes, for another site, without the person, and for a question of another kind', async () => {
    await withPasskey();
    const late = await answerOf();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60 * 1000 + 1000 });
    expect(await checkPasskey(late)).toBeNull();
    vi.useRealTimers();
    expect(await checkPasskey(await answerOf({ origin: 'https://evil.test' }))).toBeNull();
    expect(await checkPasskey(await answerOf({ isUnverified: true }))).toBeNull();
    expect(await checkPasskey(JSON.stringify(phone.get(await ask(addOptions))))).toBeNull();
    for (const text of ['', '{', '[]', 'null', '{"id":"x"}']) expect(await checkPasskey(text)).toBeNull();
  });

  test('of an unknown device, or of a suspended person, is refused', async () => {
    const id = await withPasskey();
    const stranger = new Authenticator(origin);
    expect(await checkPasskey(JSON.stringify(stranger.get(await ask(signInOptions))))).toBeNull();
    await db().staff.update({ where: { id }, data: { state: 'suspended' } });
    expect(await checkPasskey(await answerOf())).toBeNull();
  });

  test('that names an address is asked for its passkeys among as many for any other', async () => {
    const id = await withPasskey();
    const { email } = await db().staff.findUniqueOrThrow({ where: { id } });
    const asked = async (body: object) => (await callApi('POST /api/auth/passkey-options', { body })).body;
    const listOf = async (address: string): Promise<string[]> =>
      (await asked({ email: address })).allowCredentials.map((each: object) => {
        expect(each).toEqual({ id: expect.stringMatching(/^[\w-]{22,86}$/), type: 'public-key' });
        return (each as { id: string }).id;
      });
    const [own, stranger] = [await listOf(` ${email.toUpperCase()}`), await listOf('nemo@example.org')];
    expect([own[0], own.length, stranger.length]).toEqual([phone.id, 5, 5]);
    expect(new Set([...own, ...stranger]).size).toBe(10);
    expect([await listOf(email), await listOf('nemo@example.org')]).toEqual([own, stranger]);
    expect(await listOf('nemo@xn--mnchen-3ya.example')).toEqual(await listOf('nemo@münchen.example'));
    expect(await asked({})).not.toHaveProperty('allowCredentials');
    expect((await asked({ email: 'ann' })).errors).toHaveProperty('email');
    const answer = JSON.stringify(phone.get(await asked({ email })));
    expect(await checkPasskey(answer)).toMatchObject({ staffId: id });
  });

  test('of one device may count nothing, and where it counts the counter rises', async () => {
    const isOfOneDevice = true;
    await withPasskey({ isOfOneDevice });
    for (const counter of [0, 0, 5, 6])
      expect(await checkPasskey(await answerOf({ counter, isOfOneDevice }))).not.toBeNull();
    for (const counter of [6, 2, 0])
      for (const claim of [{ isOfOneDevice }, {}])
        expect(await checkPasskey(await answerOf({ counter, ...claim }))).toBeNull();
  });

  test.each([{}, { isNotSynced: true }])(
    'that may be synced is taken with any counter, from two devices at once too (%o)',
    async (state) => {
      await withPasskey({ counter: 7, ...state });
      for (const counter of [8, 0, 0, 5, 5, 2])
        expect(await checkPasskey(await answerOf({ counter, ...state }))).not.toBeNull();
      const answers = [await answerOf({ counter: 3, ...state }), await answerOf({ counter: 0, ...state })];
      expect(await Promise.all(answers.map(checkPasskey))).not.toContain(null);
    },
  );

  test('of an older version of the site keeps its counter until it is known that it may be synced', async () => {
    await withPasskey();
    await db().passkey.updateMany({ data: { counter: 7, is_syncable: null } });
    expect(await checkPasskey(await answerOf({ counter: 0 }))).not.toBeNull();
    await db().passkey.updateMany({ data: { counter: 7, is_syncable: null, backed_up: false } });
    expect(await checkPasskey(await answerOf({ counter: 0 }))).toBeNull();
    expect(await checkPasskey(await answerOf({ counter: 8 }))).not.toBeNull();
    expect(await checkPasskey(await answerOf({ counter: 0 }))).not.toBeNull();
  });

  test('has the user handle of its owner; where an address was named it may have none', async () => {
    const id = await withPasskey();
    const { email } = await db().staff.findUniqueOrThrow({ where: { id } });
    const { id: other } = await createStaff(db(), { email: 'other@example.org' });
    const handle = (text: string) => Buffer.from(text).toString('base64url');
    const byAddress = async (address: string, answer: object) => {
      const { body } = await callApi('POST /api/auth/passkey-options', { body: { email: address } });
      return checkPasskey(JSON.stringify(phone.get(body, answer)));
    };
    expect(await checkPasskey(await answerOf({ userHandle: handle(id) }))).toMatchObject({ staffId: id });
    for (const userHandle of [handle(id), null, '', undefined])
      expect(await byAddress(email, { userHandle })).toMatchObject({ staffId: id });
    for (const userHandle of [null, '', undefined])
      expect(await checkPasskey(await answerOf({ userHandle }))).toBeNull();
    for (const userHandle of [handle(other), handle(id.toUpperCase()), handle('x'), 5, [handle(id)], {}]) {
      expect(await checkPasskey(await answerOf({ userHandle }))).toBeNull();
      expect(await byAddress(email, { userHandle })).toBeNull();
    }
    for (const address of ['other@example.org', 'nemo@example.org'])
      for (const userHandle of [handle(id), null])
        expect(await byAddress(address, { userHandle })).toBeNull();
  });

  test('is refused in order where texts hold a NUL or more than an id', async () => {
    await withPasskey();
    const answer = phone.get(await ask(signInOptions));
    expect(await checkPasskey(JSON.stringify({ ...answer, id: 'x\0' }))).toBeNull();
    const clientDataJSON = Buffer.from(JSON.stringify({ challenge: '\0' })).toString('base64url');
    expect(await checkPasskey(JSON.stringify({ ...answer, response: { clientDataJSON } }))).toBeNull();
  });
});

test('the ways in are those of the site: people, passkeys of this address, the shared password', async () => {
  const read = async () => (await callApi('GET /api/auth/ways')).body;
  const host = { has_passkeys: false, passkey_host: 'church.test' };
  const none = { shared: true, by_name: false, is_claimable: false, ...host };
  expect(await read()).toEqual(none);
  const id = await withPasskey();
  await db().adminAccount.create({ data: { id: 1, shared_enabled: false } });
  expect(await read()).toEqual({ ...none, shared: false, by_name: true, has_passkeys: true });
  vi.stubEnv('SITE_URL', 'https://new.test');
  expect(await read()).toMatchObject({ has_passkeys: false, passkey_host: 'new.test' });
  await db().staff.update({ where: { id }, data: { state: 'suspended' } });
  // Without a way in at all the dialog asks for a name.
  expect(await read()).toMatchObject({ shared: false, by_name: true });
});
