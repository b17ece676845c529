import { perProcess } from '#lib/core/platform/per-process.ts';

const rememberedMilliseconds = 60_000;

const last = perProcess('full-disk', () => ({ at: Number.NEGATIVE_INFINITY }));

/** Records that a write failed because a disk is full. */
export function noteFullDisk(now = Date.now()): void {
  last.at = now;
}

/** Returns whether a write of this process failed within the last minute because a disk is full. */
export function wasDiskFull(now = Date.now()): boolean {
  return now - last.at < rememberedMilliseconds;
}
