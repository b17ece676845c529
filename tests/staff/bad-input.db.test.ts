import { beforeEach, expect, test, vi } from 'vitest';
import { beginSession, sealClaims, sessionCookieName } from '#lib/core/auth/session.ts';
import { db } from '#lib/core/database/db.ts';
import type { StaffActor } from '#lib/core/operations/access.ts';
import { inviteStaff } from '#lib/staff/commands.ts';
import { assertMayGive } from '#lib/staff/giving-roles.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { staff } from '#tests/support/actors.ts';
import { holdCookie } from '#tests/support/browser.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { tableContents } from '#tests/support/table-contents.ts';
import { Authenticator } from './authenticator.ts';

const { sql } = useDatabase();
const origin = 'https://church.test';

/** An owner who asks, a phone that has a passkey of another person, and the link of an invitation. */
let me: string;
let phone: Authenticator;
let link: string;

beforeEach(async () => {
  vi.stubEnv('ADMIN_PASSWORD', 'bluebonnets-in-april');
  vi.stubEnv('SITE_URL', origin);
  phone = new Authenticator(origin);
  const [other, own] = [await createStaff(db(), { email: 'ann@example.org' }), await createStaff(db())];
  me = own.id;
  await signIn(other.id);
  await addPasskey();
  await signIn(me);
  const cleo = { ...bob, email: 'cleo@example.org' };
  link = (await inviteStaff.execute(staff, cleo)).invitation_url.split('/').at(-1) ?? '';
});

async function signIn(staffId: string) {
  holdCookie(sessionCookieName(), (await sealClaims(await beginSession({ staffId }))).value);
}

const bob = { name: 'Bob', email: 'bob@example.org', roles: ['events' as const] };
const post = (body: object) => callApi('POST /api/staff', { body: { ...bob, ...body } });
const patch = (id: string, body: object) => callApi(`PATCH /api/staff/${id}`, { body });
async function addPasskey() {
  const response = phone.create((await callApi('POST /api/passkeys/options')).body);
  return callApi('POST /api/passkeys', { body: { name: 'Phone', response } });
}
const join = (body: object) => callApi(`POST /api/invitations/${link}`, { body });

test.each<[what: string, call: () => ReturnType<typeof callApi>, status: number]>([
  ['a ministry that is no id', () => post({ ministry_ids: ['youth'] }), 422],
  ['a name of control characters', () => post({ name: 'a\u0000b' }), 422],
  ['a person who is not there', () => patch('99999999-9999-4999-8999-999999999999', { name: 'Bob' }), 404],
  ['a person whose id is none', () => patch('1 OR 1', { name: 'Bob' }), 400],
  ['a change of the own roles', () => patch(me, { roles: ['owner', 'prayer'] }), 403],
  ['a passkey of another person', addPasskey, 409],
  [
    'an invitation taken with a password and a passkey',
    () => join({ password: 'a long sentence of mine', response: { id: 'x' } }),
    422,
  ],
  ['an invitation taken with a passkey that is nothing', () => join({ response: { id: 'x' } }), 422],
])(
  '%s is refused in a sentence, and nothing is changed or told of the inside',
  async (_what, call, status) => {
    const before = await tableContents(sql);
    const { status: answered, body } = await call();
    expect([answered, body.status]).toEqual([status, status]);
    expect(body.detail).toMatch(/^\p{Lu}[^{}<>]{8,200}\.$/u);
    expect(JSON.stringify(body)).not.toMatch(
      /prisma|constraint|SELECT|scrypt|hash|stack|undefined|node_modules/i,
    );
    expect(await tableContents(sql)).toEqual(before);
  },
);

test('roles whose permissions the giver has not are not given', () => {
  const editor = { ...(staff as StaffActor), roles: ['editor', 'leader'] as const };
  expect(() => assertMayGive(editor, ['events', 'leader'])).not.toThrow();
  for (const role of ['owner', 'prayer'] as const)
    expect(() => assertMayGive(editor, [role])).toThrow(expect.objectContaining({ code: 'not_permitted' }));
});
