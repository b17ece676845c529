import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { AppError } from '#lib/core/operations/errors.ts';
import { environmentWithout } from '#lib/core/platform/env.ts';
import { messages } from '#lib/language/messages.ts';
import { processLimits } from './limits.ts';
import type { Batch, ReadBatches } from './stage-source.ts';

/** A message of the reading process, which sends the next batch on request. */
export type ReaderMessage = { batch: Batch } | { refusal: string } | { isEnd: true };

type Limits = Readonly<Record<keyof typeof processLimits, number>>;

/** The only variables of the reading process: no secret and no database is within reach of a hostile file. */
const heeded = ['SOURCE_ALLOW_HOSTS', 'IMPORT_ALLOW_HOSTS'] as const;

/**
 * Reads a source in a process at low priority. The process is killed when the reading is aborted, and beyond the limits
 * of time and memory.
 * @throws AppError `invalid` with a message for staff; InterruptedReading when the process was ended from outside
 */
export function readApart(limits: Limits = processLimits): ReadBatches {
  return async function* (reading, signal) {
    const child = fork(new URL('./import-process.mjs', import.meta.url), {
      env: environmentWithout(heeded),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      execArgv: [`--max-old-space-size=${limits.megabytes}`],
    });
    const hear = hearing(child, signal, limits);
    try {
      // In a message: other users can read the arguments and the environment of a process.
      tell(child, reading);
      for (;;) {
        const message = await hear();
        if ('refusal' in message) throw new AppError('invalid', message.refusal);
        if ('isEnd' in message) return;
        yield message.batch;
        tell(child, 'go on');
      }
    } finally {
      child.kill('SIGKILL');
    }
  };
}

/** The reading process was ended before the end of its source: another attempt may succeed. */
export class InterruptedReading extends Error {}

function hearing(
  child: ChildProcess,
  signal: AbortSignal,
  { wholeMilliseconds, silentMilliseconds }: Limits,
): () => Promise<ReaderMessage> {
  const whole = AbortSignal.timeout(wholeMilliseconds);
  const ended = once(child, 'exit').then(
    ([code, by]) => {
      // The engine aborts when its heap is full.
      if (by === 'SIGABRT' || code === 134) throw new AppError('invalid', messages.imports.tooMuchMemory);
      throw new InterruptedReading(`The process that reads a source has ended (${by ?? code}).`);
    },
    (error: Error) => {
      throw new InterruptedReading(error.message);
    },
  );
  ended.catch(() => undefined);
  return async () => {
    const late = AbortSignal.any([whole, AbortSignal.timeout(silentMilliseconds)]);
    const message = once(child, 'message', { signal: AbortSignal.any([signal, late]) });
    try {
      const [heard] = (await Promise.race([message, ended])) as [ReaderMessage];
      return heard;
    } catch (error) {
      signal.throwIfAborted();
      throw late.aborted ? new AppError('invalid', messages.imports.tooLong) : error;
    }
  };
}

/** A failed message is ignored: the end of the process is noticed. */
function tell(child: ChildProcess, message: object | string): void {
  child.send(message, () => undefined);
}
