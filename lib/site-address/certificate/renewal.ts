import { createHash } from 'node:crypto';
import type { HeldCertificate } from './held-certificate.ts';

/** When the authority suggests to renew (RFC 9773, 4.2). */
export interface RenewalWindow {
  start: Date;
  end: Date;
}

/**
 * Returns the moment to renew a certificate: one within the window of the authority, the same at each call and another for
 * each certificate; without a window at two thirds of the lifetime, however long that is.
 */
export function renewalMoment(
  { from, until, id, chain }: Pick<HeldCertificate, 'from' | 'until' | 'id' | 'chain'>,
  window: RenewalWindow | null,
): Date {
  const span = until.getTime() - from.getTime();
  if (!window) return new Date(from.getTime() + (span * 2) / 3);
  const [start, end] = [window.start.getTime(), Math.min(window.end.getTime(), until.getTime())];
  return new Date(start + Math.max(0, end - start) * shareOf(id ?? chain));
}

/** Returns a number from 0 to 1, the same for the same text. */
function shareOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}

const minuteMilliseconds = 60_000;
const dayMilliseconds = 86_400_000;
/** As Let's Encrypt asks of its clients: further apart with each failure, a day at last. */
const pausesMinutes = [1, 10, 100];
const longestWaitDays = 8;

/** Returns when a failed order is tried again: later after each failure, and not before the authority allows it. */
export function retryMoment(now: Date, failures: number, notBefore?: Date): Date {
  const pause = pausesMinutes[failures - 1];
  const own = now.getTime() + (pause === undefined ? dayMilliseconds : pause * minuteMilliseconds);
  const longest = now.getTime() + longestWaitDays * dayMilliseconds;
  return new Date(Math.max(own, Math.min(notBefore?.getTime() ?? 0, longest)));
}

/** Returns whether a failure holds off a new try. One that lies in the future was dated by a clock that was wrong. */
export function isHeldOff({ at, retry_at }: { at: Date; retry_at: Date }, now: Date): boolean {
  return at <= now && now < retry_at;
}

const seldomMilliseconds = 6 * 3_600_000;
const oftenMilliseconds = minuteMilliseconds;

/** Returns when the window is asked for again: as the authority says, between a minute and a day (RFC 9773, 4.3.2). */
export function nextQuestion(now: Date, retryAfterSeconds: number | null): Date {
  const wanted = retryAfterSeconds === null ? seldomMilliseconds : retryAfterSeconds * 1000;
  return new Date(now.getTime() + Math.min(dayMilliseconds, Math.max(oftenMilliseconds, wanted)));
}

/** How long before the end of a certificate that cannot be renewed its owners get a mail. */
const warnedDays = 7;

/** Returns what a mail says to owners of a certificate that cannot be renewed; null while there is time. */
export function warningOf({ from, until }: Pick<HeldCertificate, 'from' | 'until'>, now: Date) {
  if (now >= until) return 'ended' as const;
  const left = until.getTime() - now.getTime();
  const share = (until.getTime() - from.getTime()) / 6;
  return now >= from && left <= Math.min(share, warnedDays * dayMilliseconds) ? ('ending' as const) : null;
}
