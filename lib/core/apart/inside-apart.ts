// What a program does that process-apart.ts has started.
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';

/**
 * Returns the first message of the parent. Requests have priority over this process; where memory runs out, Linux ends it
 * and not the site; and it ends with the parent.
 */
export async function firstMessage<Message>(): Promise<Message> {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // Ctrl+C reaches every process of a terminal; this one ends after the server.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  const message = once(process, 'message');
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
  return (await message)[0];
}

/** Sends the parent a message. The parent ends this process: an exit could arrive before the last message. */
export function tellParent<Message extends object>(message: Message): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, () => resolve());
  });
}
