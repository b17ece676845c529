import { promises as files } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';
import { restore } from '#server/backups/restore.ts';

/**
 * A process that restores a backup into each of the databases and folders it is given, every time stopped at another
 * place: what the database or the disk did is never heard of. Then it waits to be killed.
 */
export interface RestoreToStop {
  file: string;
  databaseUrl: string;
  dataFolder: string;
}

const work: RestoreToStop[] = JSON.parse(String(process.argv[2]));

let steps = 0;
let last = Number.POSITIVE_INFINITY;
let onStopped: () => void = () => undefined;

/** Does it, and from the last step on does nothing more. */
function counted<Answer>(run: () => Answer): Answer {
  steps += 1;
  if (steps > last) return new Promise(() => undefined) as Answer;
  const answer = run();
  if (steps < last) return answer;
  void Promise.resolve(answer).then(onStopped, onStopped);
  return new Promise(() => undefined) as Answer;
}

type Query = (this: pg.Client, ...parameters: unknown[]) => unknown;
const { query } = pg.Client.prototype as unknown as { query: Query };
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, first: unknown, ...more: unknown[]) {
    const run = () => query.call(this, first, ...more);
    // A COPY is a stream, which nobody can leave unanswered.
    return typeof first === 'string' ? counted(run) : run();
  },
});
for (const name of ['rename', 'writeFile'] as const) {
  const real = files[name] as (...given: unknown[]) => Promise<void>;
  Object.assign(files, { [name]: (...given: unknown[]) => counted(() => real(...given)) });
}
syncBuiltinESMExports();

/** Gives how many steps it took, when it was not stopped at one of them. */
async function run(given: RestoreToStop, stopAt: number): Promise<number> {
  steps = 0;
  last = stopAt;
  const stop = new Promise<void>((resolve) => {
    onStopped = resolve;
  });
  const openScratch = () => Promise.reject(new Error('there is nothing to back up'));
  const options = {
    openScratch,
    isReplacing: true,
    backupFolder: `${given.dataFolder}/backups`,
    tell: () => undefined,
  };
  await Promise.race([stop, restore({ ...given, ...options })]);
  return steps;
}

const [first, ...others] = work;
const needed = first ? await run(first, Number.POSITIVE_INFINITY) : 0;
// The last steps put the files in their places; the others come before, evenly.
const lastSteps = 4;
for (const [index, given] of others.entries()) {
  const before = ((needed - lastSteps) * (index - lastSteps + 1)) / (others.length - lastSteps);
  await run(given, index < lastSteps ? needed - index : Math.ceil(before));
}
process.send?.(needed);
setInterval(() => undefined, 60_000);
