import { log } from './log.ts';

/** The maximum time that a stop waits for the current round. */
const longestStopMilliseconds = 5000;

export interface Repeated {
  /** Ends the repetition and waits for the current round, whose connections would be cut otherwise. */
  close(): Promise<void>;
}

/** Runs the work now and then at the interval; a failure is logged, and the next round tries again. */
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
