import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { type ResetOutcome, resetFactors } from '#lib/account/reset.ts';
import { readSettings } from '#lib/core/platform/env.ts';
import { reachDatabase } from '#server/database/database.ts';
import { PlainError } from '#server/start/plain-error.ts';

/** What was done, for the volunteer who asked for it. */
export function resetSummary({ factors, recoveryCodes }: ResetOutcome): string {
  if (factors + recoveryCodes === 0)
    return 'There was no second factor: the password alone opens admin mode.';
  return `Removed: second factors ${factors}, recovery codes ${recoveryCodes}. The password alone opens admin mode now; please add a second factor again under More, Account Security.`;
}

/** `npm run admin:reset-factors`, with or without `-- --yes`; the site may run meanwhile. */
async function run(): Promise<void> {
  const root = resolve(import.meta.dirname, '../..');
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const settings = readSettings(process.env);
  if (!(await isMeant())) return console.log('Nothing was changed.');
  const database = await reachDatabase({ ...settings, DATA_DIR: resolve(root, settings.DATA_DIR) });
  try {
    console.log(resetSummary(await resetFactors()));
  } finally {
    await database.close();
  }
}

async function isMeant(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) {
    throw new PlainError('This removes every second factor, so please say that you mean it: add -- --yes.');
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    'This removes every second factor and recovery code of this site. Type yes to go on: ',
  );
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  await run().catch((error: unknown) => {
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = 1;
  });
}
