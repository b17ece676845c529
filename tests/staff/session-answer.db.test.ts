import { beforeEach, expect, test, vi } from 'vitest';
import { hashPassword } from '#lib/core/auth/password.ts';
import { authOptions } from '#lib/core/auth/session.ts';
import { db } from '#lib/core/database/db.ts';
import { checkPasskey } from '#lib/staff/passkeys/check-passkey.ts';
import { checkPassword } from '#lib/staff/sign-in.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();
beforeEach(() => {
  vi.stubEnv('ADMIN_PASSWORD', 'bluebonnets-in-april');
});

/** What next-auth makes of what is typed: the session that it answers, or null for a refused sign-in. */
async function sessionFor(fields: Record<string, string>): Promise<unknown> {
  const failures: unknown[] = [];
  const { providers, callbacks } = authOptions({ checkPassword, checkPasskey }, (failure) => {
    failures.push(failure);
  });
  const provider = providers[0]?.options as unknown as
    | { authorize(given: object, request: object): Promise<object | null> }
    | undefined;
  const user = await provider?.authorize(fields, { headers: { 'user-agent': 'Firefox on Windows' } });
  if (!user) return null;
  const token = await callbacks?.jwt?.({ token: {}, user } as never);
  const answer = await callbacks?.session?.({ session: { expires: 'then' }, token } as never);
  expect(failures).toEqual([]);
  return answer;
}

test('the session says who signed in, and what they may do', async () => {
  const password_hash = await hashPassword('a long sentence of mine');
  const { id } = await createStaff(db(), { email: 'ann@example.org', roles: ['leader'], password_hash });
  expect(await sessionFor({ email: 'Ann@example.org', password: 'a long sentence of mine' })).toEqual({
    user: {
      role: 'admin',
      id,
      name: 'Ann Baker',
      roles: ['leader'],
      permissions: ['events', 'ministries', 'pages', 'sign-ups'],
      ministry_ids: [],
    },
    aal: 'aal1',
    nextLevel: 'aal1',
    expires: 'then',
  });
  expect(await db().staffSession.findFirst()).toMatchObject({ staff_id: id, label: 'Firefox, Windows' });
  expect(await sessionFor({ password: 'bluebonnets-in-april' })).toMatchObject({
    user: { id: null, name: null, roles: ['owner'] },
  });
});

test('a wrong address, a wrong password and the shared one beside an address open nothing', async () => {
  await createStaff(db(), { email: 'ann@example.org', password_hash: await hashPassword('a long sentence') });
  const tries: Record<string, string>[] = [
    { email: 'bob@example.org', password: 'a long sentence' },
    { email: 'ann@example.org', password: 'guess' },
    { email: 'ann@example.org', password: 'bluebonnets-in-april' },
    { password: 'a long sentence' },
  ];
  for (const fields of tries) expect(await sessionFor(fields)).toBeNull();
  expect(await db().staffSession.count()).toBe(0);
});

test('the shared password opens nothing once it is turned off', async () => {
  await db().adminAccount.create({ data: { id: 1, shared_enabled: false } });
  expect(await sessionFor({ password: 'bluebonnets-in-april' })).toBeNull();
});
