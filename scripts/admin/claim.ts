import { typedCommand } from '#lib/core/process/env.ts';
import { type ClaimObstacle, claimLine, makeClaim } from '#lib/staff/claim/owner-claim.ts';
import { withDatabase } from '#server/database/database.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { commandSettings, givenArguments } from './command-settings.ts';

/** Returns how the command is typed. */
export const usage = () => typedCommand('claim');

/**
 * `npm run claim`: makes a new code for the first owner; the older one ends. The site may run. Returns the line to print.
 * @throws PlainError with arguments, once the site is claimed, and where ADMIN_PASSWORD is set
 */
export async function run(args: string[]): Promise<string> {
  givenArguments({ args }, usage());
  const made = await withDatabase(commandSettings(), () => makeClaim());
  if ('obstacle' in made) throw new PlainError(refusals[made.obstacle]());
  return claimLine(String(made.code));
}

const refusals: Record<ClaimObstacle, () => string> = {
  claimed: () =>
    `This site has an owner already, so please sign in by name, or have ${typedCommand('staff-owner', 'EMAIL')} make a link for an owner.`,
  'password given': () =>
    'This site is not claimed by a code: sign in with the password that is set in ADMIN_PASSWORD.',
};
