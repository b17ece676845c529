import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { AppError } from '#lib/core/operations/errors.ts';
import { environmentWithout } from '#lib/core/platform/env.ts';
import { importMessages } from '../messages.ts';
import { processLimits } from './limits.ts';
import type { Batch, ReadBatches } from './stage-source.ts';

/** The messages of the reading process. It sends the next batch on request. */
export type Told = { batch: Batch } | { refusal: string } | { isEnd: true };

type Limits = Readonly<Record<keyof typeof processLimits, number>>;

/** Nothing of the site's own: neither the database nor a secret is within reach of what reads a hostile file. */
const heeded = ['SOURCE_ALLOW_HOSTS', 'IMPORT_ALLOW_HOSTS'] as const;

/**
 * Reads a source in a process of its own, at low priority, so that no source holds up the site. The process is killed
 * when the reading is given up, and when it takes more time or memory than `limits` allows.
 * @throws AppError `invalid` in words for staff; InterruptedReading when somebody else has ended the process
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
      // In a message, since the arguments and the environment of a process can be read by others.
      tell(child, reading);
      for (;;) {
        const told = await hear();
        if ('refusal' in told) throw new AppError('invalid', told.refusal);
        if ('isEnd' in told) return;
        yield told.batch;
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
): () => Promise<Told> {
  const whole = AbortSignal.timeout(wholeMilliseconds);
  const ended = once(child, 'exit').then(
    ([code, by]) => {
      // The engine aborts when its heap is full.
      if (by === 'SIGABRT' || code === 134) throw new AppError('invalid', importMessages.tooMuchMemory);
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
      const [told] = (await Promise.race([message, ended])) as [Told];
      return told;
    } catch (error) {
      signal.throwIfAborted();
      throw late.aborted ? new AppError('invalid', importMessages.tooLong) : error;
    }
  };
}

/** A process that is gone by now is noticed by its end. */
function tell(child: ChildProcess, message: object | string): void {
  child.send(message, () => undefined);
}
