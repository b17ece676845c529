import { expect, test } from 'vitest';
import { db } from '#lib/core/platform/db.ts';
import { inviteOwner } from '#lib/staff/joining/invite-owner.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase();

const open = async (url: string) => (await callApi(`GET /api/invitations/${url.split('/').at(-1)}`)).body;

test('an owner who is locked out gets a link, known or not, suspended or not', async () => {
  const email = 'ann@example.org';
  expect(await open(await inviteOwner(db(), email))).toMatchObject({ name: 'ann', roles: ['owner'] });
  const person = await createStaff(db(), { state: 'suspended', roles: ['events'] });
  expect(await open(await inviteOwner(db(), person.email))).toMatchObject({ roles: ['owner', 'events'] });
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
