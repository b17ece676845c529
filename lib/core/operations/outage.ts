import { perProcess } from '#lib/core/process/per-process.ts';

/**
 * Error codes of the network, file systems and Prisma for a database or disk that is unreachable, full, or not
 * responding.
 */
const codes = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'P2037',
]);

/** The SQLSTATEs of a server that stops, lacks resources, or loses connection or disk (PostgreSQL, appendix A). */
const state = '(?:08\\w{3}|53\\w{3}|57P0[1-5]|58030)';
const states = new RegExp(`^${state}$`);
const messages = new RegExp(
  `^(?:Connection terminated|timeout e(?:xpired|xceeded when trying to connect)|Client (?:has encountered a connection error|was closed) and is not queryable)|Can't reach database server|Code: \`${state}\``,
  'm',
);

const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);
const fullMessages = /Code: `53100`|No space left on device/;

/** Returns whether the database did not respond or a disk is full: a retry may succeed. */
export function isOutage(error: unknown): boolean {
  return isDiskFull(error) || isSomewhere(error, (code) => codes.has(code) || states.test(code), messages);
}

/** Returns whether a disk is full: the database's, or that of the site's files. */
export function isDiskFull(error: unknown): boolean {
  return isSomewhere(error, (code) => fullCodes.has(code), fullMessages);
}

/** Returns whether an error or one of its causes has a matching code or message. */
function isSomewhere(error: unknown, isCode: (code: string) => boolean, words: RegExp): boolean {
  for (let at = error, depth = 0; at && depth < 5; at = (at as { cause?: unknown }).cause, depth++) {
    const { code, message } = at as { code?: unknown; message?: unknown };
    if (isCode(String(code)) || words.test(String(message))) return true;
  }
  return false;
}

const rememberedMilliseconds = 60_000;

const last = perProcess('full-disk', () => ({ at: Number.NEGATIVE_INFINITY }));

/** Records that a write failed because a disk is full. */
export function noteFullDisk(now = Date.now()): void {
  last.at = now;
}

/** Returns whether a write of this process failed within the last minute because a disk is full. */
export function wasDiskFull(now = Date.now()): boolean {
  return now - last.at < rememberedMilliseconds;
}
