import { OverLimit, type ProcessLimits, startApart } from '#lib/core/apart/process-apart.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { sourceOf } from '../sources.ts';
import { processLimits } from './limits.ts';
import type { Batch, ReadBatches } from './stage-source.ts';

/** A message of the reading process, which sends the next batch on request. */
export type ReaderMessage = { batch: Batch } | { refusal: string } | { isEnd: true };

/**
 * Reads a source in a process at low priority. The process is killed when the reading is aborted, and beyond the limits
 * of time and memory.
 * @throws AppError `invalid` with a message for staff; InterruptedProcess when the process was ended from outside
 */
export function readApart(limits: ProcessLimits = processLimits): ReadBatches {
  return async function* (reading, signal) {
    const own = sourceOf(reading.source)?.wholeMilliseconds;
    const reader = startApart<ReaderMessage>(new URL('./import-process.mjs', import.meta.url), {
      limits: own === undefined ? limits : { ...limits, wholeMilliseconds: own },
      heeded: ['SOURCE_ALLOW_HOSTS', 'IMPORT_ALLOW_HOSTS', 'SITE_URL'],
      signal,
    });
    try {
      // In a message: other users can read the arguments and the environment of a process.
      reader.tell(reading);
      for (;;) {
        const message = await reader.hear();
        if ('refusal' in message) throw new AppError('invalid', message.refusal);
        if ('isEnd' in message) return;
        yield message.batch;
        reader.tell('go on');
      }
    } catch (error) {
      if (!(error instanceof OverLimit)) throw error;
      const { tooLong, tooMuchMemory } = messages.imports;
      throw new AppError('invalid', error.limit === 'time' ? tooLong : tooMuchMemory);
    } finally {
      reader.end();
    }
  };
}
