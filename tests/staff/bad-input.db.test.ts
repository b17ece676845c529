import type { Client } from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { beginSession, sealClaims, sessionCookieName } from '#lib/core/auth/session.ts';
import type { StaffActor } from '#lib/core/operations/access.ts';
import { db } from '#lib/core/platform/db.ts';
import { inviteStaff } from '#lib/staff/commands.ts';
import { assertMayGive } from '#lib/staff/giving-roles.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { staff } from '#tests/support/actors.ts';
import { holdCookie } from '#tests/support/browser.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi, type callRoute } from '#tests/support/requests.ts';
import { tableContents } from '#tests/support/table-contents.ts';
import { Authenticator } from './authenticator.ts';

const { sql } = useDatabase();
const origin = 'https://church.test';
const nowhere = '99999999-9999-4999-8999-999999999999';
const password = 'a long sentence of mine';

/** An owner who asks, the only other person, a passkey of that person, and links of invitations. */
let me: string;
let other: string;
let passkey: string;
let phone: Authenticator;
let links: Record<'open' | 'used' | 'old', string>;

beforeEach(async () => {
  vi.stubEnv('ADMIN_PASSWORD', 'bluebonnets-in-april');
  vi.stubEnv('SITE_URL', origin);
  phone = new Authenticator(origin);
  other = (await createStaff(db(), { roles: ['editor'], email: 'ann@example.org' })).id;
  const { id: own } = await createStaff(db());
  me = own;
  await signIn(other);
  const { body } = await callApi('POST /api/passkeys/options');
  passkey = (await add(phone.create(body))).body.id;
  await signIn(me);
  links = { open: await link('open'), used: await link('used'), old: await link('old') };
  await db().staffInvitation.updateMany({
    where: { staff_id: await idOf('used') },
    data: { used_at: new Date() },
  });
  await db().staffInvitation.updateMany({
    where: { staff_id: await idOf('old') },
    data: { expires_at: new Date() },
  });
});

const email = (name: string) => `${name}@example.org`;
const idOf = async (name: string) =>
  (await db().staff.findUniqueOrThrow({ where: { email: email(name) } })).id;
async function link(name: string): Promise<string> {
  const { invitation_url } = await inviteStaff.execute(staff, {
    name,
    email: email(name),
    roles: ['events'],
  });
  return invitation_url.split('/').at(-1) ?? '';
}
async function signIn(staffId: string) {
  holdCookie(sessionCookieName(), (await sealClaims(await beginSession({ staffId }))).value);
}

const post = (body: object) =>
  callApi('POST /api/staff', { body: { name: 'Bob', email: email('bob'), roles: ['events'], ...body } });
const patch = (id: string, body: object, headers = {}) =>
  callApi(`PATCH /api/staff/${id}`, { body, headers });
const add = (response: object) => callApi('POST /api/passkeys', { body: { name: 'Phone', response } });
const take = (token: string, body: object) => callApi(`POST /api/invitations/${token}`, { body });
const patchMe = (body: object) => callApi('PATCH /api/me', { body });

type Call = () => ReturnType<typeof callRoute>;

const cases: Record<string, [call: Call, status: number]> = {
  'an address that is there': [() => post({ email: ' ANN@Example.org ' }), 409],
  'an address that is none': [() => post({ email: 'ann' }), 422],
  'an unknown role': [() => post({ roles: ['pope'] }), 422],
  'no role': [() => post({ roles: [] }), 422],
  'an unknown ministry': [() => post({ roles: ['leader'], ministry_ids: [nowhere] }), 422],
  'a ministry that is no id': [() => post({ ministry_ids: ['youth'] }), 422],
  'a name of 300 letters': [() => post({ name: 'n'.repeat(300) }), 422],
  'a name of control characters': [() => post({ name: 'a\u0000b' }), 422],
  'a person who is not there': [() => patch(nowhere, { name: 'Bob' }), 404],
  'a person whose id is none': [() => patch('1 OR 1', { name: 'Bob' }), 400],
  'a person who has changed since': [
    () => patch(other, { name: 'Bob' }, { 'if-match': '2020-01-01T00:00:00.000Z' }),
    409,
  ],
  'a state that is none': [() => patch(other, { state: 'gone' }), 422],
  'the last owner suspended': [() => patch(me, { state: 'suspended' }), 409],
  'the last owner deleted': [() => callApi(`DELETE /api/staff/${me}`), 409],
  'own roles changed': [() => patch(me, { roles: ['owner', 'prayer'] }), 403],
  'another invitation of somebody who has joined': [() => callApi(`POST /api/staff/${other}/invite`), 409],
  'another person’s passkey removed': [() => callApi(`DELETE /api/passkeys/${passkey}`), 404],
  'another person’s passkey added': [
    async () => add(phone.create((await callApi('POST /api/passkeys/options')).body)),
    409,
  ],
  'a passkey for no question': [() => add(phone.create({ challenge: 'x' })), 422],
  'a passkey that is nothing': [() => add({ id: 'x' }), 422],
  'a used invitation': [() => take(links.used, { password }), 410],
  'an expired invitation': [() => take(links.old, { password }), 410],
  'an expired invitation looked at': [() => callApi(`GET /api/invitations/${links.old}`), 410],
  'an unknown invitation': [() => take('x'.repeat(43), { password }), 404],
  'an invitation with a short password': [() => take(links.open, { password: 'short' }), 422],
  'an invitation with a common password': [() => take(links.open, { password: '1q2w3e4r5t6y' }), 422],
  'an invitation with nothing': [() => take(links.open, {}), 422],
  'an invitation with a password and a passkey': [
    () => take(links.open, { password, response: { id: 'x' } }),
    422,
  ],
  'an invitation with a passkey that is nothing': [() => take(links.open, { response: { id: 'x' } }), 422],
  'a short own password': [() => patchMe({ password: 'short' }), 422],
  'the shared password off without two owners': [
    () => callApi('PATCH /api/shared-access', { body: { enabled: false } }),
    409,
  ],
  'the shared password without roles': [
    () => callApi('PATCH /api/shared-access', { body: { roles: [] } }),
    422,
  ],
};

const stored = () => tableContents(sql as Client['query']);

test.each(Object.keys(cases))(
  '%s is refused in a sentence, and nothing is changed or told of the inside',
  async (name) => {
    const [call, status] = cases[name] ?? [];
    const before = await stored();
    const answer = await call?.();
    expect([answer?.status, answer?.body.status]).toEqual([status, status]);
    expect(answer?.body.detail).toMatch(/^\p{Lu}[^{}<>]{8,200}\.$/u);
    expect(JSON.stringify(answer?.body)).not.toMatch(
      /prisma|constraint|SELECT|scrypt|hash|stack|undefined|node_modules/i,
    );
    expect(await stored()).toEqual(before);
  },
);

test('roles whose permissions the giver has not are not given', () => {
  const editor = { ...(staff as StaffActor), roles: ['editor', 'leader'] as const };
  expect(() => assertMayGive(editor, ['events', 'leader'])).not.toThrow();
  for (const role of ['owner', 'prayer'] as const)
    expect(() => assertMayGive(editor, [role])).toThrow(expect.objectContaining({ code: 'not_permitted' }));
});
