// Reads one source for the parent process, which kills this one beyond its limits.
import { once } from 'node:events';
import { firstMessage, tellParent } from '#lib/core/apart/inside-apart.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import type { ReaderMessage } from './read-apart.ts';
import { type Reading, stageSource } from './stage-source.ts';

const reading = await firstMessage<Reading>();
await tellParent<ReaderMessage>(await runWithChurch(reading.church, () => readAll(reading)));

/** Sends every batch. Returns the last message. */
async function readAll(reading: Reading): Promise<ReaderMessage> {
  try {
    for await (const batch of stageSource(reading, new AbortController().signal)) {
      const goOn = once(process, 'message');
      await tellParent<ReaderMessage>({ batch });
      await goOn;
    }
    return { isEnd: true };
  } catch (error) {
    // An AppError: its message is for staff.
    return { refusal: (error as Error).message };
  }
}
