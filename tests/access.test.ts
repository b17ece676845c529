import { describe, expect, test, vi } from 'vitest';
import { pages } from '#lib/core/addresses/pages.ts';
import { type Access, knownRoles, type Role, roles, shownPermissions } from '#lib/core/auth/permissions.ts';
import {
  type Actor,
  authorize,
  authorizeMinistry,
  ownMinistries,
  type StaffActor,
} from '#lib/core/operations/access.ts';
import type { Operation } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';
import { offInDemo, permissions, rolesOf } from '#tests/security/operation-access.ts';
import { halfSignedIn, staff, visitor } from '#tests/support/actors.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../lib/**/commands.ts', '../lib/**/queries.ts'], {
  eager: true,
});

const operations = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) => {
    if (!isOperation(value)) return [];
    const domain = /\/lib\/([\w-]+)\//.exec(file)?.[1];
    return [{ key: `${domain}/${name}`, name, operation: value }];
  }),
);

test('every operation is run by exactly those the list names', () => {
  const found = Object.fromEntries(
    operations.map(({ key, operation }) => [key, `${operation.kind} ${operation.access}`]),
  );
  expect(found).toEqual(permissions);
});

describe('a demo', () => {
  const commands = operations.filter(({ operation }) => operation.kind === 'command');

  test('leaves out exactly what the list names', () => {
    const off = commands.filter(({ operation }) => operation.isOffInDemo).map(({ key }) => key);
    expect(off.sort()).toEqual(offInDemo);
  });

  test('leaves out every change of people, data and secrets, of a later one too', () => {
    const isGuarded = ({ key, operation }: (typeof commands)[number]) =>
      ['staff', 'data'].includes(operation.access) || /^(?:account|staff|mail\/\w*Settings)/.test(key);
    const open = commands.filter((each) => isGuarded(each) && !each.operation.isOffInDemo);
    // These ask for a sign-in that no person of a demo has.
    expect(open.map(({ key }) => key)).toEqual(['account/verifyFactor', 'staff/signInOptions']);
  });

  test('says so in a sentence, before it reads what was sent', async () => {
    vi.stubEnv('DEMO', '1');
    for (const { operation } of commands.filter(({ key }) => offInDemo.includes(key)))
      await expect(operation.execute(staff, {})).rejects.toMatchObject({
        code: 'not_permitted',
        message: messages.demo.off,
      });
  });
});

test.each(operations)('$key carries the name it is exported under', ({ name, operation }) => {
  expect(operation.name).toBe(name);
});

const withRole = (role: Role): Actor => ({ ...(staff as StaffActor), roles: [role] });

test.each(roles)('a session of the role %s passes exactly what the list names', (role) => {
  const passed = (Object.keys(rolesOf) as Access[]).filter((access) => passes(access, withRole(role)));
  expect(passed).toEqual(
    (Object.keys(rolesOf) as Access[]).filter((access) => rolesOf[access].includes(role)),
  );
});

test('permissions of several roles add up, and a role that this version does not know gives none', () => {
  expect(passes('prayer', { ...(staff as StaffActor), roles: ['sermons', 'prayer'] })).toBe(true);
  expect(passes('sermons', { ...(staff as StaffActor), roles: [] })).toBe(false);
  expect(knownRoles(['pope', 'prayer'])).toEqual(['prayer']);
});

const guarded = operations.filter(({ operation: { access } }) => access !== 'anyone' && access !== 'session');

test.each(guarded)(
  '$key refuses a visitor, staff without their second factor, and every other role, whatever they send',
  async ({ operation }) => {
    await expect(operation.execute(visitor, {})).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(operation.execute(halfSignedIn, {})).rejects.toMatchObject({ code: 'mfa_required' });
    for (const role of roles.filter((each) => !rolesOf[operation.access].includes(each)))
      await expect(operation.execute(withRole(role), {})).rejects.toMatchObject({ code: 'not_permitted' });
  },
);

test.each(operations.filter(({ operation }) => operation.access === 'session'))(
  '$key refuses a visitor, whatever they send',
  async ({ operation }) => {
    await expect(operation.execute(visitor, {})).rejects.toMatchObject({ code: 'unauthenticated' });
  },
);

test.each<[string, Actor, string | null]>([
  ['a visitor', visitor, 'unauthenticated'],
  ['staff', staff, null],
  ['staff whose second factor is still to be confirmed', halfSignedIn, 'mfa_required'],
  ['staff with their second factor', { ...(halfSignedIn as StaffActor), aal: 'aal2' }, null],
])('work of staff by %s: %s', (_who, actor, refusal) => {
  const attempt = () => authorize('admin', actor);
  if (refusal === null) expect(attempt).not.toThrow();
  else expect(attempt).toThrow(expect.objectContaining({ code: refusal }));
});

describe('a leader', () => {
  const own = '11111111-1111-4111-8111-111111111111';
  const leader: Actor = { ...(staff as StaffActor), roles: ['leader'], ministryIds: [own] };

  test.each([
    ['an own ministry', own, false],
    ['another ministry', '22222222-2222-4222-8222-222222222222', true],
    ['no ministry', null, true],
  ])('changes what belongs to %s: refused is %s', (_which, ministry, isRefused) => {
    const attempt = () => authorizeMinistry('events', leader, ministry);
    if (isRefused) expect(attempt).toThrow(expect.objectContaining({ code: 'not_permitted' }));
    else expect(attempt).not.toThrow();
  });

  test('who is an editor too changes everything', () => {
    const both: Actor = { ...leader, roles: ['leader', 'editor'] };
    expect(() => authorizeMinistry('events', both, null)).not.toThrow();
    expect(ownMinistries('pages', both)).toBeNull();
  });

  test('is told of the permissions for the own ministries', () => {
    expect(shownPermissions(['leader', 'prayer'])).toEqual([
      'events',
      'ministries',
      'pages',
      'prayer',
      'sign-ups',
    ]);
  });
});

test('every staff page says whom it is for', () => {
  const staffPages = Object.entries(pages).filter(([, { audience }]) => audience === 'staff');
  expect(Object.fromEntries(staffPages.map(([path, { access }]) => [path, access]))).toEqual({
    '/office': 'admin',
    '/prayer-admin': 'prayer',
    '/church-staff': 'staff',
    '/church-subscribers': 'letters',
    '/church-forms': 'own sign-ups',
    '/announcement-admin': 'banner',
    '/church-settings': 'settings',
    '/church-words': 'pages',
    '/church-data': 'data',
    '/church-documents': 'pages',
    '/church-letters': 'letters',
    '/mail': 'admin',
    '/menus': 'pages',
    '/site-pages': 'own pages',
    '/translations': 'admin',
    '/podcast-admin': 'sermons',
    '/setup': 'settings',
  });
});

function passes(access: Access, actor: Actor): boolean {
  try {
    authorize(access, actor);
    return true;
  } catch {
    return false;
  }
}

function isOperation(value: unknown): value is Operation<never, unknown> {
  return (
    value !== null &&
    (typeof value === 'object' || typeof value === 'function') &&
    'execute' in (value as object)
  );
}
