import { promises as files } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';

let steps = 0;
let last = Number.POSITIVE_INFINITY;
let renamed: { step: number; to: string }[] = [];
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

/** From now on every statement of `pg`, and every file that is written or renamed, is a step that can be the last. */
export function countSteps(): void {
  const { query } = pg.Client.prototype as unknown as { query: Query };
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, first: unknown, ...more: unknown[]) {
      const run = () => query.call(this, first, ...more);
      // A COPY is a stream, which cannot be left unanswered.
      return typeof first === 'string' ? counted(run) : run();
    },
  });
  for (const name of ['rename', 'writeFile'] as const) {
    const real = files[name] as (...given: unknown[]) => Promise<void>;
    const asStep = (...given: unknown[]) => {
      if (name === 'rename') renamed.push({ step: steps + 1, to: String(given[1]) });
      return counted(() => real(...given));
    };
    Object.assign(files, { [name]: asStep });
  }
  syncBuiltinESMExports();
}

/**
 * Runs it up to a step: what the database or the disk did in that one is never heard of. Gives how many steps it took,
 * when it was not stopped at one of them.
 */
export async function runUntil(stopAt: number, run: () => Promise<unknown>): Promise<number> {
  steps = 0;
  renamed = [];
  last = stopAt;
  const stop = new Promise<void>((resolve) => {
    onStopped = resolve;
  });
  await Promise.race([stop, run()]);
  return steps;
}

/** Returns at which step of that run a file got its name. @throws Error when none got such a name */
export function stepOfNaming(name: RegExp): number {
  const found = renamed.find(({ to }) => name.test(to));
  if (!found) throw new Error(`No file was renamed to ${name}.`);
  return found.step;
}
