import type { IncomingMessage } from 'node:http';
import {
  inMebibytes,
  largestBodyBytes,
  largestImportBodyBytes,
  largestImportBytes,
  largestListBytes,
  largestTranscriptBytes,
  largestUploadBodyBytes,
} from '#lib/core/http/body-limits.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { cookiesOf } from './request-headers.ts';
import { pathOf } from './request-target.ts';

/** The maximal memory of all bodies of this process, and of those of visitors, in bytes. */
const mostBytes = 64 * 1024 * 1024;
const mostBytesOfVisitors = mostBytes / 2;
const patienceMilliseconds = 60_000;

let bytesUnderWay = 0;

/**
 * Reads the whole body of a request and does the work with it: the application itself would read any size before it
 * checks. Only uploads, imports, lists and transcripts with a session may have more than 1 MiB, or take longer than a minute.
 * @throws AppError `too_large` or `unauthenticated` as soon as a limit is passed, `timed_out`, or `unavailable` while
 *   other bodies take all the memory
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

/** Returns the size limit of this path, in bytes. */
function largestAt(path: string): number {
  if (path === '/api/imports') return largestImportBodyBytes;
  if (path === '/api/subscribers') return largestListBytes;
  if (/^\/api\/sermons\/[^/]+\/transcript$/.test(path)) return largestTranscriptBytes;
  return path === '/api/uploads' ? largestUploadBodyBytes : largestBodyBytes;
}

function tooLargeMessage(most: number): string {
  if (most === largestUploadBodyBytes) return messages.uploads.tooLarge;
  if (most === largestTranscriptBytes) return messages.transcripts.tooLarge;
  if (most === largestListBytes) return messages.subscriberList.tooLarge;
  if (most !== largestImportBodyBytes) return messages.errors.tooLarge;
  return messages.imports.fileTooLarge(inMebibytes(largestImportBytes));
}

function assertLength(length: number, { most, isLarge }: { most: number; isLarge: boolean }): void {
  if (length > most) throw new AppError('too_large', tooLargeMessage(most));
  if (length > largestBodyBytes && !isLarge)
    throw new AppError('unauthenticated', messages.errors.unauthenticated);
}

/** Bodies of staff may take more memory than those of visitors. */
async function assertRoom(request: IncomingMessage, bytes: number): Promise<void> {
  if (bytesUnderWay + bytes <= mostBytesOfVisitors) return;
  if (bytesUnderWay + bytes <= mostBytes && (await bringsSession(request))) return;
  throw new AppError('unavailable', messages.errors.unavailable, { retryAfterSeconds: 5 });
}

/** Streams a body. @throws AppError `timed_out` after that many milliseconds */
async function* chunksOf(request: IncomingMessage, milliseconds?: number): AsyncGenerator<Buffer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    if (milliseconds === undefined) return;
    timer = setTimeout(() => reject(new AppError('timed_out', messages.errors.timedOut)), milliseconds);
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
    // Not awaited: without more data it never ends.
    void coming.return?.();
  }
}

/**
 * Returns whether a request has a session cookie that this site signed and that is not too old. It does not authorize: the
 * database is not checked, so an ended session counts.
 */
async function bringsSession({ headers }: IncomingMessage): Promise<boolean> {
  if (!headers.cookie) return false;
  // Loaded on demand.
  const [{ readToken }, { readClaims }] = await Promise.all([
    import('#lib/core/auth/session-token.ts'),
    import('#lib/core/auth/session.ts'),
  ]);
  return readClaims(await readToken(cookiesOf(headers.cookie))) !== null;
}
