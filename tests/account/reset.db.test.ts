import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { replaceRecoveryCodes } from '#lib/account/recovery.ts';
import { db } from '#lib/core/database/db.ts';
import { spendTry } from '#lib/core/operations/rate-limit.ts';
import { createFactor } from '#prisma/factories/factor.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byNight } from '#tests/support/extent.ts';

const { url, sql } = useDatabase();
const root = join(import.meta.dirname, '../..');
/** Runs the command as npm does, on the database of this test. */
function reset(...more: string[]): Promise<{ stdout: string }> {
  const command = [join(root, 'scripts/admin/prepared.mjs'), 'reset-factors', ...more];
  return promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url },
  });
}

test(
  'beside a running site, it removes factors, challenges, recovery codes and wrong tries, and nothing else',
  byNight,
  async () => {
    const { id } = await createFactor(db());
    await db().mfaChallenge.create({ data: { factor_id: id, session_id: 'test', expires_at: new Date() } });
    await replaceRecoveryCodes(db(), null);
    await spendTry('factorTries', id);
    await spendTry('passwordTries', '203.0.113.7');
    const { stdout } = await reset('--yes');
    expect(stdout).toContain('Removed: second factors 1, recovery codes 10.');
    expect(
      await Promise.all([db().mfaFactor.count(), db().mfaChallenge.count(), db().mfaRecoveryCode.count()]),
    ).toEqual([0, 0, 0]);
    const { rows } = await sql('SELECT key FROM rate_limits');
    expect(rows).toEqual([{ key: 'passwordTries:203.0.113.7' }]);
    expect((await reset('--yes')).stdout).toContain('There was no second factor');
  },
);

test('without being told that it is meant, it changes nothing and says how', async () => {
  await createFactor(db());
  await expect(reset()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run admin:reset-factors -- --yes'),
  });
  expect(await db().mfaFactor.count()).toBe(1);
});
