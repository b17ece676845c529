import { setTimeout as pause } from 'node:timers/promises';

/** What a reader of a program's API knows of time. */
export interface Clock {
  now(): Date;
  /** @throws AbortError once the run has ended */
  wait(milliseconds: number, signal: AbortSignal): Promise<unknown>;
}

export const realClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds, signal) => pause(milliseconds, undefined, { signal }),
};
