import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError } from '#lib/core/operations/errors.ts';
import { outboundMessages } from './outbound-messages.ts';
import type { TimeBudget } from './time-budget.ts';

/**
 * Yields the body of a response, decompressed in parts, so that a compression bomb is never held in memory.
 * @throws AppError `invalid` when it is too large, too slow or incomplete
 */
export async function* boundedBody(
  response: IncomingMessage,
  maximumBytes: number,
  budget: TimeBudget,
): AsyncGenerator<Buffer, undefined> {
  try {
    const announced = Number(response.headers['content-length'] ?? 0);
    let bytes = 0;
    const parts = unpacked(response)[Symbol.asyncIterator]();
    for (;;) {
      const next = await budget.spend(parts.next(), (error) => response.destroy(error));
      bytes += next.done ? 0 : next.value.length;
      if (Math.max(bytes, announced) > maximumBytes)
        throw new AppError('invalid', outboundMessages.tooLarge(maximumBytes));
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    throw inWords(error);
  } finally {
    response.destroy();
  }
}

function unpacked(response: IncomingMessage): Readable {
  const unpack = unpackers[response.headers['content-encoding'] ?? ''];
  // The reader gets the error from the stream.
  return unpack ? pipeline(response, unpack(), () => undefined) : response;
}

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

function inWords(error: unknown): unknown {
  const isOurs = error instanceof AppError || (error instanceof Error && error.name === 'AbortError');
  return isOurs ? error : new AppError('invalid', outboundMessages.brokenOff);
}
