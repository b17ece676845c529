import { randomInt } from 'node:crypto';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { hashPassword, isPasswordOf } from '#lib/core/auth/password.ts';
import { readSharedPassword } from '#lib/core/auth/shared-password.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { lockNamed } from '#lib/core/operations/optimistic-lock.ts';
import { isPasswordGiven, typedCommand } from '#lib/core/process/env.ts';
import { messages } from '#lib/language/messages.ts';

const validMilliseconds = 60 * 60 * 1000;
const mostTries = 10;
/** The table's only row. */
const theClaim = { id: 1 };

/** Why no code can be made: the password is set by the administrator, or there is an owner. */
export type ClaimObstacle = 'password given' | 'claimed';

/** Returns why the site cannot be claimed, or null. */
export async function claimObstacle(database: Database): Promise<ClaimObstacle | null> {
  if (isPasswordGiven()) return 'password given';
  return (await database.staff.count({ where: { roles: { has: 'owner' } } })) > 0 ? 'claimed' : null;
}

/**
 * Makes a code of six digits, valid once, for an hour and ten tries. The older one ends. With `isFirst` only where none was
 * ever made.
 * @returns the code; null where one was made before; or why there can be none
 */
export async function makeClaim(
  { isFirst = false } = {},
  now = new Date(),
): Promise<{ code: string | null } | { obstacle: ClaimObstacle }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const code_hash = await hashPassword(code);
  return db().$transaction(async (database) => {
    await lockNamed(database, 'staff');
    const obstacle = await claimObstacle(database);
    if (obstacle) return { obstacle };
    if (isFirst && (await database.ownerClaim.count()) > 0) return { code: null };
    const data = {
      code_hash,
      tries: 0,
      used_at: null,
      expires_at: new Date(now.getTime() + validMilliseconds),
    };
    await database.ownerClaim.upsert({ where: theClaim, create: data, update: data });
    return { code };
  });
}

/** Returns what the person who installs the site reads: 'Open http://localhost:3000/setup and type 481 920'. */
export function claimLine(code: string): string {
  const grouped = code.replace(/(\d{3})(?=\d)/, '$1 ');
  return `Open ${absoluteUrl(paths.setup)} and type ${grouped} (once, within an hour)`;
}

/**
 * Returns whether the site waits for its first owner: no shared password opens it, or a code was made that may still be
 * typed.
 */
export async function isClaimable(now = new Date()): Promise<boolean> {
  if ((await claimObstacle(db())) !== null) return false;
  if (!(await readSharedPassword(db())).isOpen) return true;
  return (
    (await db().ownerClaim.count({ where: { ...theClaim, used_at: null, expires_at: { gt: now } } })) > 0
  );
}

/**
 * Checks that the site can be claimed with a code. It costs no try.
 * @throws AppError `gone` with an owner or a given password, `too_many_requests` after ten tries, `forbidden` without a
 * code or for one that is too old
 */
export async function assertClaimable(now = new Date()): Promise<void> {
  if (await claimObstacle(db())) throw over();
  const claim = await db().ownerClaim.findUnique({ where: theClaim });
  if (claim && claim.tries >= mostTries) throw spent();
  if (!claim || claim.used_at || claim.expires_at <= now)
    throw new AppError('forbidden', messages.claim.expired(typedCommand('claim')));
}

/**
 * Counts a try and compares the code, so that concurrent calls have no more than ten tries together.
 * @returns the stored hash of the code, with which it is used up
 * @throws AppError `too_many_requests` after ten tries, `forbidden` for another code
 */
export async function spendClaimTry(code: string, now = new Date()): Promise<string> {
  const [claim] = await db().ownerClaim.updateManyAndReturn({
    where: { ...theClaim, used_at: null, expires_at: { gt: now }, tries: { lt: mostTries } },
    data: { tries: { increment: 1 } },
  });
  if (!claim) throw spent();
  if (!(await isPasswordOf(claim.code_hash, code))) throw new AppError('forbidden', messages.claim.wrong);
  return claim.code_hash;
}

/** Uses a code up; the caller holds the lock of the staff. @throws AppError `gone` when another claim was faster */
export async function useClaim(database: Database, code_hash: string, now = new Date()): Promise<void> {
  if (await claimObstacle(database)) throw over();
  const { count } = await database.ownerClaim.updateMany({
    where: { ...theClaim, code_hash, used_at: null },
    data: { used_at: now },
  });
  // A newer code was made meanwhile.
  if (count === 0) throw new AppError('forbidden', messages.claim.wrong);
}

function over(): AppError {
  return new AppError('gone', messages.claim.over);
}

function spent(): AppError {
  return new AppError('too_many_requests', messages.claim.spent(typedCommand('claim')));
}
