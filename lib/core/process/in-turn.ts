import { perProcess } from './per-process.ts';

const lines = perProcess('lines', () => new Map<string, Promise<unknown>>());

/**
 * Runs the work after that of every earlier caller with this name in this process. What would wait for one lock of the
 * database waits here, where it holds no connection.
 */
export async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = lines.get(name) ?? Promise.resolve();
  const own = before.then(work);
  const done = own.catch(() => undefined);
  lines.set(name, done);
  try {
    return await own;
  } finally {
    if (lines.get(name) === done) lines.delete(name);
  }
}
