/** What the network, Prisma and PostgreSQL call a database that cannot be reached, is full, or hangs. */
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
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** The same where there is no code, or where it is told inside the words. */
const messages =
  /^Connection terminated|^timeout exceeded when trying to connect|Can't reach database server|Code: `(?:57P0[123]|53300)`/;

/** Whether an error says that the database did not answer: whoever asks again a little later may be lucky. */
export function isOutage(error: unknown): boolean {
  for (let at = error, depth = 0; at && depth < 5; at = (at as { cause?: unknown }).cause, depth++) {
    const { code, message } = at as { code?: unknown; message?: unknown };
    if (codes.has(String(code)) || messages.test(String(message))) return true;
  }
  return false;
}
