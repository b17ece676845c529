/**
 * Returns the event id of a live stream: the time of the event in milliseconds since 1970, and the period over which
 * listening pages spread their requests. A browser that lost its stream sends it back (`Last-Event-ID`) and receives
 * what it missed.
 */
export function liveId(at: number, spreadMilliseconds: number): string {
  return `${at}-${spreadMilliseconds}`;
}

/** Returns the time of a live id; undefined if it is not one. */
export function timeOfLiveId(id: string): number | undefined {
  const [, digits] = /^(\d{1,15})-\d+$/.exec(id) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Returns the milliseconds over which pages spread their requests; 0 without an id. */
export function spreadOfLiveId(id: string): number {
  return Number(id.split('-')[1] ?? 0);
}
