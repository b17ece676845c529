import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';

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
        throw new AppError('invalid', messages.outbound.tooLarge(maximumBytes));
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
  return isOurs ? error : new AppError('invalid', messages.outbound.brokenOff);
}

/** The total time allowed for waiting on one response, and the longest wait. Work between waits does not count. */
export class TimeBudget {
  constructor(
    private left: number,
    private readonly longest = left,
  ) {}

  /**
   * Waits for the promise. When the time is up, calls `giveUp`, which makes the wait fail.
   * @throws AppError `invalid` through `giveUp`
   */
  async spend<Awaited>(wait: Promise<Awaited>, giveUp: (error: Error) => void): Promise<Awaited> {
    const begun = performance.now();
    const late = () => giveUp(new AppError('invalid', messages.outbound.tooSlow));
    const timer = setTimeout(late, Math.max(0, Math.min(this.left, this.longest)));
    try {
      return await wait;
    } finally {
      clearTimeout(timer);
      this.left -= performance.now() - begun;
    }
  }
}
