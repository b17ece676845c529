/**
 * What a live stream gives as the id of its last event: when it was told, in milliseconds since 1970, and how long
 * the pages that hear it take together to ask for what changed. A browser that lost its stream sends it back
 * (`Last-Event-ID`), and so is told what it missed.
 */
export function liveId(at: number, spreadMilliseconds: number): string {
  return `${at}-${spreadMilliseconds}`;
}

/** When the id was told; undefined when it is none of ours. */
export function timeOfLiveId(id: string): number | undefined {
  const [, digits] = /^(\d{1,15})-\d+$/.exec(id) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The milliseconds over which pages spread their questions; 0 without an id. */
export function spreadOfLiveId(id: string): number {
  return Number(id.split('-')[1] ?? 0);
}
