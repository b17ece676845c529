import type { IncomingMessage } from 'node:http';
import { largestBodyBytes, largestUploadBodyBytes } from '#lib/core/http/body-limits.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { uploadMessages } from '#lib/uploads/messages.ts';

/** The most that a request to this path may send, in bytes: pictures, and room for their envelope, or forms. */
export function bodyLimit(path: string): number {
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

function tooLarge(limit: number): AppError {
  const text = limit > largestBodyBytes ? uploadMessages.tooLarge : 'What was sent is too large.';
  return new AppError('too_large', text);
}
