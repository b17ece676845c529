import { fork } from 'node:child_process';
import { once } from 'node:events';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { removeFactor, signOutEverywhere } from '#lib/account/commands.ts';
import { listActivity } from '#lib/activity/queries.ts';
import { currentActor } from '#lib/core/auth/actor.ts';
import { hashPassword } from '#lib/core/auth/password.ts';
import { beginSession, sealClaims, sessionCookieName } from '#lib/core/auth/session.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { db } from '#lib/core/database/db.ts';
import { createEvent, deleteEvent } from '#lib/events/commands.ts';
import english from '#lib/language/generated/en.ts';
import { deleteStaff, updateSharedAccess, updateStaff } from '#lib/staff/commands.ts';
import { removePasskey } from '#lib/staff/passkeys/commands.ts';
import { createFactor } from '#prisma/factories/factor.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { staff } from '#tests/support/actors.ts';
import { holdCookie } from '#tests/support/browser.ts';
import { useDatabase } from '#tests/support/database.ts';
import { bundled } from '#tests/support/processes/bundled.ts';
import { callApi } from '#tests/support/requests.ts';

const { sql } = useDatabase();

beforeEach(async () => {
  vi.stubEnv('ADMIN_PASSWORD', 'bluebonnets-in-april');
  await signIn(null);
});

const ann = { name: 'Ann Baker', email: 'Ann@Example.org', roles: ['events'] };
const post = (body: unknown) => callApi('POST /api/staff', { body });
const patch = (id: string, body: unknown, headers = {}) =>
  callApi(`PATCH /api/staff/${id}`, { body, headers });

/** Signs the browser in as a person, or by the shared password. Returns how to come back to it. */
async function signIn(staffId: string | null): Promise<() => void> {
  const { value } = await sealClaims(await beginSession({ staffId }));
  const hold = () => holdCookie(sessionCookieName(), value);
  hold();
  return hold;
}

describe('an invitation', () => {
  test('makes a person, and its link is shown once', async () => {
    const { status, body } = await post(ann);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Ann Baker',
      email: 'ann@example.org',
      roles: ['events'],
      ministry_ids: [],
      state: 'invited',
      has_password: false,
      passkeys: 0,
      has_second_factor: false,
      last_seen_at: null,
      is_mailed: false,
      invitation_url: expect.stringMatching(/^http:\/\/localhost:\d+\/join\/[\w-]{43}$/),
    });
    const { body: listed } = await callApi('GET /api/staff');
    const { invitation_url, is_mailed: _, ...row } = body;
    expect(listed).toEqual([row]);
    const token = invitation_url.split('/').at(-1);
    expect(JSON.stringify((await sql('SELECT * FROM staff_invitations')).rows)).not.toContain(token);
  });

  test.each<[string, object, number, string]>([
    ['an address that is there', { ...ann, email: ' ANN@example.org' }, 409, 'email'],
    ['a mailbox that is there', { ...ann, email: 'ann@xn--mnchen-3ya.example' }, 409, 'email'],
    ['no address', { ...ann, email: 'ann' }, 422, 'email'],
    ['an unknown role', { ...ann, email: 'b@example.org', roles: ['pope'] }, 422, 'roles.0'],
    ['no role', { ...ann, email: 'b@example.org', roles: [] }, 422, 'roles'],
    ['a name of 300 letters', { ...ann, email: 'b@example.org', name: 'n'.repeat(300) }, 422, 'name'],
    [
      'an unknown ministry',
      { ...ann, email: 'b@example.org', ministry_ids: ['99999999-9999-4999-8999-999999999999'] },
      422,
      'ministry_ids',
    ],
  ])('with %s is refused, and nothing is kept', async (_what, body, status, field) => {
    await post(ann);
    await createStaff(db(), { email: 'ann@münchen.example' });
    const answer = await post(body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([status, [field]]);
    expect(await db().staff.count()).toBe(2);
  });

  test('is made again while the person has not accepted it, and not later', async () => {
    const { body } = await post(ann);
    const again = () => callApi(`POST /api/staff/${body.id}/invite`);
    const { status, body: next } = await again();
    expect([status, next.invitation_url]).not.toEqual([200, body.invitation_url]);
    expect(await db().staffInvitation.count({ where: { used_at: null } })).toBe(1);
    await db().staff.updateMany({ data: { state: 'active' } });
    expect((await again()).status).toBe(409);
  });

  test('is mailed, and without a mail server its mail waits', async () => {
    expect((await post(ann)).body.is_mailed).toBe(false);
    vi.stubEnv('SMTP_URL', 'smtp://localhost:1');
    expect((await post({ ...ann, email: 'bob@example.org' })).body.is_mailed).toBe(true);
    expect(await db().mail.findMany({ orderBy: { to: 'asc' } })).toMatchObject([
      { kind: 'staff_invitation', to: 'ann@example.org' },
      { kind: 'staff_invitation', to: 'bob@example.org' },
    ]);
  });
});

describe('a change', () => {
  test('of name, roles and ministries is kept, with If-Match', async () => {
    const { id, updated_at } = await createStaff(db(), { roles: ['sermons'] });
    const { id: ministry } = await createMinistry(db());
    const wanted = { name: 'Bea', roles: ['events', 'leader'], ministry_ids: [ministry] };
    const answer = await patch(id, wanted, { 'if-match': updated_at.toISOString() });
    expect([answer.status, answer.body]).toMatchObject([200, wanted]);
    expect((await patch(id, { name: 'Cleo' }, { 'if-match': updated_at.toISOString() })).status).toBe(409);
  });

  test('nobody makes of the own roles, and nobody gives what they have not', async () => {
    await createStaff(db());
    const me = await createStaff(db());
    await signIn(me.id);
    expect((await patch(me.id, { roles: ['editor'] })).body.type).toMatch(/not-permitted$/);
    expect((await patch(me.id, { name: 'New name', roles: ['owner'] })).status).toBe(200);
    const editor = await createStaff(db(), { roles: ['editor'] });
    await signIn(editor.id);
    expect((await patch(me.id, { roles: ['editor'] })).status).toBe(403);
    expect((await callApi('GET /api/staff')).status).toBe(403);
  });

  test('suspends at once: the session ends, and a later one is another', async () => {
    await createStaff(db());
    const { id } = await createStaff(db(), { roles: ['events'] });
    const owner = await signIn(null);
    const person = await signIn(id);
    expect(await currentActor()).toMatchObject({ role: 'admin', staffId: id, roles: ['events'] });
    owner();
    expect((await patch(id, { state: 'suspended' })).body).toMatchObject({ state: 'suspended' });
    person();
    expect(await currentActor()).toMatchObject({ role: 'visitor' });
    const { suspended, unauthenticated } = english.errors;
    expect(await callApi('GET /api/staff')).toMatchObject({ status: 401, body: { detail: suspended } });
    owner();
    await patch(id, { state: 'active' });
    person();
    expect(await currentActor()).toMatchObject({ role: 'visitor' });
    expect(await callApi('GET /api/staff')).toMatchObject({ status: 401, body: { detail: unauthenticated } });
  });

  test('suspends and ends in every process at the next request', async () => {
    const { id } = await createStaff(db(), { roles: ['events'] });
    const program = new URL('../support/processes/session-process.ts', import.meta.url);
    const other = fork(await bundled(program), { execArgv: ['--conditions', 'react-server'] });
    const isOpenThere = async (token: string) => {
      other.send(token);
      return (await once(other, 'message'))[0] as boolean;
    };
    const { token } = await beginSession({ staffId: id });
    const { token: shared } = await beginSession({ staffId: null });
    expect([await isOpenThere(token), await isOpenThere(shared)]).toEqual([true, true]);
    await patch(id, { state: 'suspended' });
    expect([await isOpenThere(token), await isOpenThere(shared)]).toEqual([false, true]);
    await signOutEverywhere.execute(staff, {});
    expect(await isOpenThere(shared)).toBe(false);
    other.kill();
  });

  test('of the state of an invited person is refused', async () => {
    const { body } = await post(ann);
    for (const state of ['suspended', 'active']) expect((await patch(body.id, { state })).status).toBe(409);
    expect((await patch(body.id, { state: 'invited' })).status).toBe(422);
  });

  test('never takes the last active owner', async () => {
    const { id } = await createStaff(db());
    await createStaff(db(), { roles: ['owner'], state: 'suspended' });
    for (const body of [{ roles: ['editor'] }, { state: 'suspended' }])
      expect(await patch(id, body)).toMatchObject({ status: 409 });
    expect((await callApi(`DELETE /api/staff/${id}`)).status).toBe(409);
    expect(await db().staff.findUnique({ where: { id } })).toMatchObject({
      roles: ['owner'],
      state: 'active',
    });
  });

  test('of two owners who demote each other at once leaves one', async () => {
    const two = [await createStaff(db()), await createStaff(db())];
    const answers = await Promise.all(two.map(({ id }) => patch(id, { roles: ['editor'] })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await db().staff.count({ where: { roles: { has: 'owner' } } })).toBe(1);
  });

  test('by an owner who is being demoted by the other one leaves one', async () => {
    for (let time = 0; time < 5; time++) {
      await db().staff.deleteMany();
      const [one, other] = [await createStaff(db()), await createStaff(db())];
      const demote = (by: string, id: string) =>
        updateStaff.execute({ ...staff, staffId: by } as typeof staff, { id, roles: ['editor'] });
      const outcomes = await Promise.allSettled([demote(one.id, other.id), demote(other.id, one.id)]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await db().staff.count({ where: { roles: { has: 'owner' } } })).toBe(1);
    }
  });
});

test('a person who is deleted takes sessions and factors along, and stays by name in the log', async () => {
  await createStaff(db());
  const { id } = await createStaff(db(), { name: 'Dora' });
  await createFactor(db(), { staff_id: id });
  await signIn(id);
  const dora = await currentActor();
  const event = { title: 'A', date: '2031-06-01', time: 'Noon', location: 'Here', description: 'Come.' };
  const { id: eventId } = await createEvent.execute({ ...dora, nextLevel: 'aal1' } as typeof dora, event);
  await signIn(null);
  expect((await callApi(`DELETE /api/staff/${id}`)).status).toBe(204);
  expect([await db().mfaFactor.count(), await db().staffSession.count({ where: { staff_id: id } })]).toEqual([
    0, 0,
  ]);
  await deleteEvent.execute(staff, { id: eventId });
  const { rows } = await listActivity.execute(staff, { table: 'events' });
  expect(rows.map(({ by }) => by)).toEqual([
    { id: null, name: 'Shared password' },
    { id, name: 'Dora' },
  ]);
});

describe('the shared password', () => {
  const patchShared = (body: unknown) => callApi('PATCH /api/shared-access', { body });

  test('opens everything until an owner says otherwise', async () => {
    expect((await callApi('GET /api/shared-access')).body).toEqual({ enabled: true, roles: ['owner'] });
  });

  /** Adds an owner with a password and a second factor. */
  async function goodOwner(): Promise<{ actor: typeof staff; id: string; factor: string }> {
    const { id } = await createStaff(db(), { password_hash: 'any' });
    const { id: factor } = await createFactor(db(), { staff_id: id });
    return { actor: { ...staff, staffId: id } as typeof staff, id, factor };
  }

  test('is turned off beside two owners who can sign in, and its sessions end', async () => {
    const { factor } = await goodOwner();
    const second = await goodOwner();
    await db().mfaFactor.update({ where: { id: factor }, data: { status: 'unverified' } });
    expect((await patchShared({ enabled: false })).status).toBe(409);
    await db().mfaFactor.update({ where: { id: factor }, data: { status: 'verified' } });
    const shared = await signIn(null);
    expect(await patchShared({ enabled: false })).toMatchObject({ status: 200, body: { enabled: false } });
    expect(await currentActor()).toMatchObject({ role: 'visitor' });
    await updateSharedAccess.execute(second.actor, { enabled: true });
    shared();
    expect(await currentActor()).toMatchObject({ role: 'visitor' });
  });

  test('that is off keeps two owners and their ways to sign in, and no more than those', async () => {
    const [first, second] = [await goodOwner(), await goodOwner()];
    await patchShared({ enabled: false });
    const { actor } = second;
    const { id } = first;
    const refused = { code: 'conflict' };
    for (const change of [{ roles: ['editor' as const] }, { state: 'suspended' as const }])
      await expect(updateStaff.execute(actor, { id, ...change })).rejects.toMatchObject(refused);
    await expect(deleteStaff.execute(actor, { id })).rejects.toMatchObject(refused);
    await expect(removeFactor.execute(first.actor, { id: first.factor })).rejects.toMatchObject(refused);
    const passkey = { credential_id: 'a', staff_id: id, name: 'A', public_key: new Uint8Array(1) };
    const old = await db().passkey.create({ data: { ...passkey, rp_id: 'old.test' } });
    await expect(removeFactor.execute(first.actor, { id: first.factor })).rejects.toMatchObject(refused);
    const own = await db().passkey.create({ data: { ...passkey, credential_id: 'b', rp_id: 'localhost' } });
    await removeFactor.execute(first.actor, { id: first.factor });
    await removePasskey.execute(first.actor, { id: old.id });
    await expect(removePasskey.execute(first.actor, { id: own.id })).rejects.toMatchObject(refused);
    await goodOwner();
    await updateStaff.execute(actor, { id, state: 'suspended' });
  });

  test('keeps the role of an owner until there is another one, and then its open session has less at once', async () => {
    expect((await patchShared({ roles: ['editor'] })).status).toBe(409);
    expect((await patchShared({ roles: [] })).status).toBe(422);
    await createStaff(db());
    expect((await patchShared({ roles: ['events', 'prayer'] })).status).toBe(200);
    expect(await currentActor()).toMatchObject({ roles: ['events', 'prayer'] });
    expect((await patchShared({ roles: ['owner'] })).status).toBe(403);
  });
});

describe('the own name and password', () => {
  const patchMe = (body: unknown) => callApi('PATCH /api/me', { body });

  test('belong to nobody who came by the shared password', async () => {
    expect((await patchMe({ name: 'Anyone' })).body.type).toMatch(/not-permitted$/);
  });

  test('are changed, which ends the other sessions of the person and no more', async () => {
    const password_hash = await hashPassword('a long sentence of mine');
    const { id } = await createStaff(db(), { password_hash });
    const other = await signIn(id);
    const own = await signIn(id);
    const wrong = await patchMe({ password: 'another long sentence', current_password: 'guess' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([403, ['current_password']]);
    const changed = {
      name: 'Eva',
      password: 'another long sentence',
      current_password: 'a long sentence of mine',
    };
    expect(await patchMe(changed)).toMatchObject({
      status: 200,
      body: { id, name: 'Eva', has_password: true },
    });
    expect(await currentActor()).toMatchObject({ staffId: id });
    other();
    expect(await currentActor()).toMatchObject({ role: 'visitor' });
    own();
    expect(await currentActor()).toMatchObject({ staffId: id });
  });

  test.each([
    ['short', 'eleven-char'],
    ['one of the commonest', '1q2w3e4r5t6y'],
    ['the name of the church', `${currentChurch().name.replaceAll(' ', '')}2026`],
  ])('may not be %s: %s', async (_why, password) => {
    const { id } = await createStaff(db());
    await signIn(id);
    const answer = await patchMe({ password });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['password']]);
  });
});
