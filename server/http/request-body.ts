import type { IncomingMessage } from 'node:http';
import {
  inMebibytes,
  largestBodyBytes,
  largestImportBodyBytes,
  largestImportBytes,
  largestUploadBodyBytes,
} from '#lib/core/http/body-limits.ts';
import { AppError, errorMessages } from '#lib/core/operations/errors.ts';
import { importMessages } from '#lib/imports/messages.ts';
import { uploadMessages } from '#lib/uploads/messages.ts';
import { pathOf } from './request-target.ts';

/** The most that all bodies of this process together may take in memory, in bytes, and those of visitors of it. */
const mostBytes = 64 * 1024 * 1024;
const mostBytesOfVisitors = mostBytes / 2;
const patienceMilliseconds = 60_000;

/** Of all bodies that are being read or worked with. */
let bytesUnderWay = 0;

/**
 * Works with the whole body of a request, read before the application gets it, which would read any size before it
 * checks. More than 1 MiB, and more than a minute, is for pictures and files to bring in, sent with a session.
 * @throws AppError `too_large` or `unauthenticated` as soon as a limit is passed, `timed_out`, or `unavailable` while
 *   others send so much that there is no room
 */
export async function withBody<Result>(
  request: IncomingMessage,
  work: (body: Buffer) => Promise<Result>,
): Promise<Result> {
  const most = largestAt(pathOf(request.url ?? '/'));
  const isLarge = most > largestBodyBytes && (await bringsSession(request));
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    assertLength(Number(request.headers['content-length'] ?? 0), { most, isLarge });
    for await (const chunk of chunksOf(request, isLarge ? undefined : patienceMilliseconds)) {
      assertLength(length + chunk.length, { most, isLarge });
      await assertRoom(request, chunk.length);
      length += chunk.length;
      bytesUnderWay += chunk.length;
      chunks.push(chunk);
    }
    return await work(Buffer.concat(chunks.splice(0), length));
  } finally {
    bytesUnderWay -= length;
  }
}

/** The most that a request to this path may carry, in bytes. */
function largestAt(path: string): number {
  if (path === '/api/imports') return largestImportBodyBytes;
  return path === '/api/uploads' ? largestUploadBodyBytes : largestBodyBytes;
}

const tooLargeMessages: ReadonlyMap<number, string> = new Map([
  [largestUploadBodyBytes, uploadMessages.tooLarge],
  [largestImportBodyBytes, importMessages.fileTooLarge(inMebibytes(largestImportBytes))],
]);

function assertLength(length: number, { most, isLarge }: { most: number; isLarge: boolean }): void {
  if (length > most) throw new AppError('too_large', tooLargeMessages.get(most) ?? errorMessages.tooLarge);
  if (length > largestBodyBytes && !isLarge)
    throw new AppError('unauthenticated', errorMessages.unauthenticated);
}

/** Staff have room where visitors have none. */
async function assertRoom(request: IncomingMessage, bytes: number): Promise<void> {
  if (bytesUnderWay + bytes <= mostBytesOfVisitors) return;
  if (bytesUnderWay + bytes <= mostBytes && (await bringsSession(request))) return;
  throw new AppError('unavailable', errorMessages.unavailable, { retryAfterSeconds: 5 });
}

/** What comes of a body, as it comes. @throws AppError `timed_out` when that takes longer */
async function* chunksOf(request: IncomingMessage, milliseconds?: number): AsyncGenerator<Buffer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    if (milliseconds === undefined) return;
    timer = setTimeout(() => reject(new AppError('timed_out', errorMessages.timedOut)), milliseconds);
  });
  const coming = request.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const next = await Promise.race([coming.next(), late]);
      if (next.done) return;
      yield next.value as Buffer;
    }
  } finally {
    clearTimeout(timer);
    // Not waited for: where nothing comes, it never ends.
    void coming.return?.();
  }
}

/**
 * Whether a request brings a session cookie that this site has signed for the password of today. Says nothing of what
 * its holder may do, which `authorize` decides: the database is not asked, so an ended session counts.
 */
async function bringsSession({ headers }: IncomingMessage): Promise<boolean> {
  if (!headers.cookie) return false;
  // Loaded only where it is wanted.
  const [{ readToken }, { readClaims }] = await Promise.all([
    import('#lib/core/auth/session-token.ts'),
    import('#lib/core/auth/session.ts'),
  ]);
  return readClaims(await readToken(cookiesOf(headers.cookie))) !== null;
}

function cookiesOf(header: string): Record<string, string> {
  const pairs = header.split(';').map((part) => {
    const [name = '', ...value] = part.split('=');
    return [name.trim(), value.join('=').trim()];
  });
  return Object.fromEntries(pairs);
}
