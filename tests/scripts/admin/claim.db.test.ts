import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { madePasswordMark, readSettings } from '#lib/core/process/env.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { runCommand } from '#scripts/admin/commands.ts';
import type { Settings } from '#server/start/settings.ts';
import { wayIn } from '#server/start/way-in.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase();
beforeEach(() => {
  newDataFolder();
});

const printed = /^Open http:\/\/\S+\/setup and type (\d{3} \d{3}) \(once, within an hour\)$/;
const codeIn = (text: string) => printed.exec(text)?.[1] ?? '';
const claim = (code: string) =>
  callApi('POST /api/claim', {
    body: { code, name: 'Ann Baker', email: 'ann@example.org', password: 'a long sentence of mine' },
  });
const run = (...args: string[]) =>
  runCommand('claim', args).catch((error: Error) => `${error.name}: ${error.message}`);

test('the command prints a code by which the site is claimed, and ends the older one', async () => {
  const [older, newer] = [codeIn(await run()), codeIn(await run())];
  if (older !== newer) expect((await claim(older)).status).toBe(403);
  expect((await claim(newer)).status).toBe(201);
});

test('once the site is claimed, the command refuses in one sentence', async () => {
  await createStaff(db(), { roles: ['owner'] });
  expect(await run()).toMatch(/^PlainError: This site has an owner already, .+ npm run staff:owner -- EMAIL/);
  expect(await db().ownerClaim.count()).toBe(0);
});

test('with a password that is set, the command refuses in one sentence', async () => {
  vi.stubEnv('ADMIN_PASSWORD', 'bluebonnets-in-april');
  expect(await run()).toMatch(/^PlainError: This site is not claimed by a code/);
});

test('anything typed behind the command is answered with how it is typed', async () => {
  expect(await run('now')).toBe('PlainError: Please type it like this: npm run claim');
});

/** What a start with these settings says of the way in. */
function started(given: Record<string, string>, adminPassword: Settings['adminPassword'] = {}) {
  const address = 'http://localhost:3000';
  return wayIn({ ...readSettings({ CLAIM: '1', ...given }), address, adminPassword });
}

test('the first start with CLAIM prints the code, and a later one where a new one comes from', async () => {
  const line = await started({});
  expect(line).toMatch(/^ {2}Setup {5}Open /);
  const code = codeIn(line.slice('  Setup     '.length));
  expect(await started({})).toBe('  Setup     npm run claim prints the code for the first owner');
  expect((await claim(code)).status).toBe(201);
  expect(await started({})).toBe('  Password  none is shared, people sign in by name');
});

test('the log of a service has no password that an earlier start made', async () => {
  vi.stubEnv('RUNS_AS', 'belltower.service');
  const made = { value: 'aaaa-bbbb', file: '/data/admin-password' };
  for (const CLAIM of ['1', ''])
    expect(await started({ CLAIM }, made)).toBe('  Password  for admin mode: kept in /data/admin-password');
});

test('the log of a service has no code: it says which command prints one', async () => {
  vi.stubEnv('RUNS_AS', 'belltower.service');
  expect(await started({})).toBe('  Setup     The code for the setup: sudo belltower claim');
  expect(await db().ownerClaim.count()).toBe(0);
  await createStaff(db(), { roles: ['owner'] });
  expect(await started({})).toBe('  Password  none is shared, people sign in by name');
});

test('a start with a password makes no code, and says where the password is from', async () => {
  const ADMIN_PASSWORD = 'bluebonnets-in-april';
  expect(await started({ ADMIN_PASSWORD }, { value: ADMIN_PASSWORD })).toContain('as set in ADMIN_PASSWORD');
  vi.stubEnv(madePasswordMark, '1');
  const made = { value: 'aaaa-bbbb', file: '/data/admin-password' };
  expect(await started({ CLAIM: '' }, made)).toContain('aaaa-bbbb  (kept in /data/admin-password)');
  expect(await db().ownerClaim.count()).toBe(0);
});
