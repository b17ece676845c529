import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listActivity } from '#lib/activity/queries.ts';
import { currentActor } from '#lib/core/auth/actor.ts';
import { hashPassword } from '#lib/core/auth/password.ts';
import { beginSession, sealClaims, sessionCookieName } from '#lib/core/auth/session.ts';
import { db } from '#lib/core/database/db.ts';
import { deleteStaff, inviteAgain, inviteStaff, updateStaff } from '#lib/staff/commands.ts';
import { inviteOwner } from '#lib/staff/joining/invite-owner.ts';
import { staffInvitation } from '#lib/staff/mail.tsx';
import { checkPassword } from '#lib/staff/sign-in.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { staff } from '#tests/support/actors.ts';
import { heldCookie, holdCookie } from '#tests/support/browser.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase();

beforeEach(() => {
  vi.stubEnv('ADMIN_PASSWORD', 'bluebonnets-in-april');
});

const password = 'a long sentence of mine';
const tokenIn = (url: string) => url.split('/').at(-1) ?? '';
const open = (token: string) => callApi(`GET /api/invitations/${token}`);
const take = (token: string, body: object = { password }) =>
  callApi(`POST /api/invitations/${token}`, { body });

async function invite() {
  const input = { name: 'Ann', email: 'ann@example.org', roles: ['events' as const] };
  const { id, invitation_url } = await inviteStaff.execute(staff, input);
  return { id, token: tokenIn(invitation_url) };
}

describe('the link of an invitation', () => {
  test('may be opened twenty times and is accepted once, which signs the browser in', async () => {
    const { id, token } = await invite();
    for (let time = 0; time < 20; time++) expect((await open(token)).status).toBe(200);
    for (const tail of ['.', ').', '%3E']) expect((await open(token + tail)).status).toBe(200);
    expect((await open(token)).body).toMatchObject({
      name: 'Ann',
      email: 'ann@example.org',
      roles: ['events'],
    });
    const answer = await take(token);
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { role: 'admin', id, name: 'Ann', permissions: ['events', 'banner'] }, aal: 'aal1' },
    });
    expect(heldCookie(sessionCookieName())?.options).toMatchObject({ httpOnly: true });
    expect(await currentActor()).toMatchObject({ staffId: id, roles: ['events'] });
    expect(await db().staff.findUnique({ where: { id } })).toMatchObject({ state: 'active' });
    expect([(await open(token)).status, (await take(token)).status]).toEqual([410, 410]);
  });

  test('is accepted by its person, as the log tells, and a visit changes nothing there', async () => {
    const { id, token } = await invite();
    await take(token);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60 * 1000 });
    await currentActor();
    vi.useRealTimers();
    const { rows } = await listActivity.execute(staff, {});
    expect(rows).toMatchObject([
      { by: { id, name: 'Ann' }, changes: [{ action: 'updated', after: { state: 'active' } }] },
      { by: { id: null }, changes: [{ action: 'created' }] },
    ]);
  });

  test('is accepted by one of two at once', async () => {
    const { token } = await invite();
    const answers = await Promise.all([take(token), take(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  test('with a password that is refused stays open', async () => {
    const { token } = await invite();
    expect((await take(token, { password: 'short' })).status).toBe(422);
    expect((await take(token, { password: '1q2w3e4r5t6y' })).status).toBe(422);
    expect((await take(token, {})).status).toBe(422);
    expect((await open(token)).status).toBe(200);
  });

  test('is over when it was replaced, is older than seven days, or its person is gone or suspended', async () => {
    expect((await open('unknown')).status).toBe(404);
    const { id, token } = await invite();
    const { invitation_url } = await inviteAgain.execute(staff, { id });
    expect((await open(token)).status).toBe(410);
    const later = tokenIn(invitation_url);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 60 * 60 * 1000 + 1000 });
    expect((await open(later)).status).toBe(410);
    vi.useRealTimers();
    await deleteStaff.execute(staff, { id });
    expect([(await open(later)).status, (await take(later)).status]).toEqual([410, 410]);
  });
});

test('the mail of an invitation has its link, and is not sent once it is over', async () => {
  const { id, token } = await invite();
  const { id: about } = await db().staffInvitation.findFirstOrThrow();
  const mail = await staffInvitation.load(about, db());
  expect(mail).toMatchObject({ to: 'ann@example.org', name: 'Ann' });
  expect(mail && JSON.stringify(staffInvitation.parts(mail))).toContain(`/join/${token}`);
  await inviteAgain.execute(staff, { id });
  expect(await staffInvitation.load(about, db())).toBeNull();
});

test('the password of a person opens the site by name, in any spelling of the address, while the person is active', async () => {
  const { id, token } = await invite();
  await createStaff(db());
  await take(token);
  expect(await checkPassword(' ANN@Example.org', password)).toEqual({ staffId: id });
  for (const [email, typed] of [
    ['ann@example.org', 'guess'],
    ['bob@example.org', password],
    ['ann@example.org', 'x'.repeat(2000)],
  ] as const)
    expect(await checkPassword(email, typed)).toBeNull();
  await updateStaff.execute(staff, { id, state: 'suspended' });
  expect(await checkPassword('ann@example.org', password)).toBeNull();
});

test('the password of a person opens the site by either spelling of a domain of other letters', async () => {
  const { id } = await createStaff(db(), {
    email: 'bea@xn--mnchen-3ya.example',
    password_hash: await hashPassword(password),
  });
  for (const email of ['bea@xn--mnchen-3ya.example', 'BEA@mu\u0308nchen.example', 'bea@m\u00FCnchen.example'])
    expect(await checkPassword(email, password)).toEqual({ staffId: id });
});

test('a session of a person ends with the person, and is seen at its use', async () => {
  const { id } = await createStaff(db(), { roles: ['events'] });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-06-01T17:00:00Z') });
  const { value } = await sealClaims(await beginSession({ staffId: id }));
  holdCookie(sessionCookieName(), value);
  vi.setSystemTime(Date.now() + 11 * 60 * 1000);
  await currentActor();
  expect((await db().staff.findUnique({ where: { id } }))?.last_seen_at).toEqual(new Date());
  await db().staff.delete({ where: { id } });
  expect(await currentActor()).toMatchObject({ role: 'visitor' });
});

const invited = async (url: string) => (await callApi(`GET /api/invitations/${url.split('/').at(-1)}`)).body;

test('an owner who is locked out gets a link, known or not, suspended or not', async () => {
  const email = 'ann@example.org';
  expect(await invited(await inviteOwner(db(), email))).toMatchObject({ name: 'ann', roles: ['owner'] });
  const person = await createStaff(db(), { state: 'suspended', roles: ['events'] });
  expect(await invited(await inviteOwner(db(), person.email))).toMatchObject({ roles: ['owner', 'events'] });
  const other = await createStaff(db(), { email: 'ann@xn--mnchen-3ya.example' });
  await inviteOwner(db(), 'ann@münchen.example');
  expect(await db().staff.findMany({ where: { email: { contains: 'nchen' } } })).toMatchObject([
    { id: other.id, roles: expect.arrayContaining(['owner']) },
  ]);
  const active = await createStaff(db(), { password_hash: 'any' });
  await inviteOwner(db(), active.email);
  expect(await db().staff.findUnique({ where: { id: active.id } })).toMatchObject({
    state: 'active',
    password_hash: 'any',
  });
});
