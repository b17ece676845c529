import { log } from './log.ts';

/** A stop waits no longer than this for a round under way. */
const longestStopMilliseconds = 5000;

export interface Repeated {
  /** Begins no other round and waits for the one under way, whose connections would be cut otherwise. */
  close(): Promise<void>;
}

/** Does the work now and again and again; a failure is told and the next round tries again. */
export function repeat(name: string, milliseconds: number, work: () => Promise<void>): Repeated {
  const underWay = new Set<Promise<void>>();
  const once = () => {
    const round = work()
      .catch((error: unknown) => log.warn({ err: error }, `${name} failed`))
      .finally(() => underWay.delete(round));
    underWay.add(round);
  };
  once();
  const timer = setInterval(once, milliseconds).unref();
  return {
    async close() {
      clearInterval(timer);
      const patience = new Promise<void>((resolve) => {
        setTimeout(resolve, longestStopMilliseconds).unref();
      });
      await Promise.race([Promise.all(underWay), patience]);
    },
  };
}
