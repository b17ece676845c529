/** What the network, a file system and Prisma call a database or disk that cannot be reached, is full, or hangs. */
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

/** The SQLSTATEs of a server that ends, is out of resources, or whose connection or disk fails (PostgreSQL, appendix A). */
const state = '(?:08\\w{3}|53\\w{3}|57P0[1-5]|58030)';
const states = new RegExp(`^${state}$`);
/** The same where there is no code, or where it is told inside the words. */
const messages = new RegExp(
  `^(?:Connection terminated|timeout e(?:xpired|xceeded when trying to connect)|Client (?:has encountered a connection error|was closed) and is not queryable)|Can't reach database server|Code: \`${state}\``,
  'm',
);

const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);
const fullMessages = /Code: `53100`|No space left on device/;

/** Whether an error says that the database did not answer or a disk is full: the same may work a little later. */
export function isOutage(error: unknown): boolean {
  return isDiskFull(error) || isSomewhere(error, (code) => codes.has(code) || states.test(code), messages);
}

/** Whether an error says that a disk has no space left: that of the database, or that of the site's own files. */
export function isDiskFull(error: unknown): boolean {
  return isSomewhere(error, (code) => fullCodes.has(code), fullMessages);
}

/** Whether an error, or one of those that caused it, has such a code or message. */
function isSomewhere(error: unknown, isCode: (code: string) => boolean, words: RegExp): boolean {
  for (let at = error, depth = 0; at && depth < 5; at = (at as { cause?: unknown }).cause, depth++) {
    const { code, message } = at as { code?: unknown; message?: unknown };
    if (isCode(String(code)) || words.test(String(message))) return true;
  }
  return false;
}
