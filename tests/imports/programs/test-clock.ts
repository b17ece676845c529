import type { Clock } from '#lib/imports/programs/clock.ts';

/** A clock that stands at a moment, and only notes what it should have waited. */
export function testClock(moment = '2026-11-23T18:00:00Z') {
  const waited: number[] = [];
  const clock: Clock = {
    now: () => new Date(moment),
    wait: async (milliseconds) => void waited.push(milliseconds),
  };
  return { clock, waited };
}
