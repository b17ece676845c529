// Reads one source for the process that has started this one and kills it when it takes too much. It ends when that does.
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import type { Told } from './read-apart.ts';
import { type Reading, stageSource } from './stage-source.ts';

// Pages come first. Where memory runs out, Linux ends this process and not the site.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
// Ctrl+C in a terminal reaches every process; this one ends after the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

const [reading]: Reading[] = await once(process, 'message');
// The parent ends it: its own exit could arrive before the last message.
if (reading) await tell(await runWithChurch(reading.church, () => readAll(reading)));

/** Sends every batch. Returns the last message. */
async function readAll(reading: Reading): Promise<Told> {
  try {
    for await (const batch of stageSource(reading, new AbortController().signal)) {
      const goOn = once(process, 'message');
      await tell({ batch });
      await goOn;
    }
    return { isEnd: true };
  } catch (error) {
    // An AppError, whose words are for staff.
    return { refusal: (error as Error).message };
  }
}

function tell(told: Told): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(told, () => resolve());
  });
}
