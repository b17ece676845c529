import { env } from '#lib/core/process/env.ts';
import { messages } from '#lib/language/messages.ts';
import type { Actor } from './access.ts';
import { AppError } from './errors.ts';
import { spendTry } from './rate-limit.ts';

/** The maximum size of a file that a demo takes, in bytes. */
export const largestDemoFileBytes = 1_048_576;

/**
 * Requires that a change may be made here: on a demo, where anyone is staff, none that is left out there (`isOff`), and
 * a bounded number from one address.
 * @throws AppError `not_permitted`, `too_many_requests`
 */
export async function heedDemo(actor: Actor, isOff: boolean): Promise<void> {
  if (!env().DEMO) return;
  if (isOff) throw new AppError('not_permitted', messages.demo.off);
  if (actor.role === 'admin') await spendTry('demoChanges', actor.address);
}

/**
 * Requires that a file of this size may be kept: a demo takes small ones, and a bounded number from one address.
 * @throws AppError `too_large`, `too_many_requests`
 */
export async function heedDemoFile(bytes: number, { address }: Pick<Actor, 'address'>): Promise<void> {
  if (!env().DEMO) return;
  if (bytes > largestDemoFileBytes) throw new AppError('too_large', messages.demo.tooLarge);
  await spendTry('demoFiles', address);
}

/** Returns the limits of a received file: a demo's are lower. */
export function withinDemo<Kind extends { largestBytes: number; tooLarge: () => string }>(kind: Kind): Kind {
  if (!env().DEMO) return kind;
  return { ...kind, largestBytes: largestDemoFileBytes, tooLarge: () => messages.demo.tooLarge };
}
