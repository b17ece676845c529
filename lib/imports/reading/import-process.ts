// Reads one source for the parent process, which kills this one beyond its limits. It ends with the parent.
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import type { ReaderMessage } from './read-apart.ts';
import { type Reading, stageSource } from './stage-source.ts';

// Requests have priority. Where memory runs out, Linux ends this process and not the site.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
// Ctrl+C reaches every process of a terminal; this one ends after the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

const [reading]: Reading[] = await once(process, 'message');
// The parent ends it: an exit could arrive before the last message.
if (reading) await tell(await runWithChurch(reading.church, () => readAll(reading)));

/** Sends every batch. Returns the last message. */
async function readAll(reading: Reading): Promise<ReaderMessage> {
  try {
    for await (const batch of stageSource(reading, new AbortController().signal)) {
      const goOn = once(process, 'message');
      await tell({ batch });
      await goOn;
    }
    return { isEnd: true };
  } catch (error) {
    // An AppError: its message is for staff.
    return { refusal: (error as Error).message };
  }
}

function tell(message: ReaderMessage): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, () => resolve());
  });
}
