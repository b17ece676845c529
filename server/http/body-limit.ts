import type { IncomingMessage } from 'node:http';
import {
  inMebibytes,
  largestBodyBytes,
  largestImportBodyBytes,
  largestImportBytes,
  largestUploadBodyBytes,
} from '#lib/core/http/body-limits.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { importMessages } from '#lib/imports/messages.ts';
import { uploadMessages } from '#lib/uploads/messages.ts';
import { pathOf } from './request-target.ts';

/** The most that a request to this path may send, in bytes: pictures or files to bring in,
 * with room for their envelope, or forms. */
export function bodyLimit(path: string): number {
  if (pathOf(path) === '/api/imports') return largestImportBodyBytes;
  return path.startsWith('/api/uploads') ? largestUploadBodyBytes : largestBodyBytes;
}

/**
 * The whole body of a request, read before the application gets it, which would read any size before it
 * checks. @throws AppError `too_large` as soon as the limit is passed
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

const messages: ReadonlyMap<number, string> = new Map([
  [largestUploadBodyBytes, uploadMessages.tooLarge],
  [largestImportBodyBytes, importMessages.fileTooLarge(inMebibytes(largestImportBytes))],
]);

function tooLarge(limit: number): AppError {
  return new AppError('too_large', messages.get(limit) ?? 'What was sent is too large.');
}
