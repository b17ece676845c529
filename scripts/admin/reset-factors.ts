import { createInterface } from 'node:readline/promises';
import { db } from '#lib/core/database/db.ts';
import { typedCommand } from '#lib/core/process/env.ts';
import { withDatabase } from '#server/database/database.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { commandSettings, givenArguments } from './command-settings.ts';

const meant = () => typedCommand('reset-factors', '--yes');
/** Returns how the command is typed. */
export const usage = () => `${typedCommand('reset-factors')}, or ${meant()} where nobody can be asked`;

/**
 * `npm run admin:reset-factors`, with or without `-- --yes`; the site may run. Returns the line to print.
 * @throws PlainError without `--yes` and without a terminal
 */
export async function run(args: string[]): Promise<string> {
  const options = { yes: { type: 'boolean', default: false } } as const;
  const { values } = givenArguments({ args, options } as const, usage());
  const settings = commandSettings();
  if (!values.yes && !(await isMeant())) return 'Nothing was changed.';
  return withDatabase(settings, async () => resetSummary(await resetFactors()));
}

function resetSummary({ factors, recoveryCodes }: ResetOutcome): string {
  if (factors + recoveryCodes === 0)
    return 'There was no second factor: the password alone opens admin mode.';
  return `Removed: second factors ${factors}, recovery codes ${recoveryCodes}. The password alone opens admin mode now; please add a second factor again under More, Account Security.`;
}

async function isMeant(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new PlainError(`This removes every second factor, so please say that you mean it: ${meant()}`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    'This removes every second factor and recovery code of this site. Type yes to go on: ',
  );
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

interface ResetOutcome {
  factors: number;
  recoveryCodes: number;
}

/**
 * Removes every second factor with its challenges, the recovery codes and the counted wrong codes: the password alone
 * opens admin mode. Raised sessions fall back.
 */
async function resetFactors(): Promise<ResetOutcome> {
  return db().$transaction(async (transaction) => {
    const { count: factors } = await transaction.mfaFactor.deleteMany();
    const { count: recoveryCodes } = await transaction.mfaRecoveryCode.deleteMany();
    await transaction.$executeRaw`
      DELETE FROM rate_limits WHERE key ~ '^(factorTries|recoveryTries|codesToPhone|codesToAll)(Spells)?:'`;
    return { factors, recoveryCodes };
  });
}
