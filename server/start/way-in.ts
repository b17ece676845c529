import { db } from '#lib/core/database/db.ts';
import { isService, typedCommand } from '#lib/core/process/env.ts';
import { claimLine, claimObstacle, makeClaim } from '#lib/staff/claim/owner-claim.ts';
import type { Settings } from './settings.ts';

/**
 * Returns the line of the start that says how staff get in: the password or, on a site that is claimed by a code, at the
 * first start that code, which is stored nowhere else. The log of a service is kept for long, so neither a code nor a password is in it.
 */
export async function wayIn(settings: Settings): Promise<string> {
  const { CLAIM, adminPassword, ADMIN_PASSWORD_HASH } = settings;
  if (!CLAIM || adminPassword.value || ADMIN_PASSWORD_HASH)
    return `  Password  ${passwordWords(adminPassword)}`;
  if (isService()) {
    const isOver = (await claimObstacle(db())) !== null;
    return isOver ? byName : `  Setup     The code for the setup: sudo ${typedCommand('claim')}`;
  }
  const made = await makeClaim({ isFirst: true });
  if ('obstacle' in made) return byName;
  if (made.code === null) return `  Setup     ${typedCommand('claim')} prints the code for the first owner`;
  return `  Setup     ${claimLine(made.code)}`;
}

const byName = '  Password  none is shared, people sign in by name';

function passwordWords({ value, file }: Settings['adminPassword']): string {
  if (!value) return 'for admin mode as hashed in ADMIN_PASSWORD_HASH';
  if (file && isService()) return `for admin mode: kept in ${file}`;
  return file ? `for admin mode: ${value}  (kept in ${file})` : 'for admin mode as set in ADMIN_PASSWORD';
}
