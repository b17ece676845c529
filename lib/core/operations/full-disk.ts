import { perProcess } from '#lib/core/platform/per-process.ts';

const rememberedMilliseconds = 60_000;

const last = perProcess('full-disk', () => ({ at: Number.NEGATIVE_INFINITY }));

/** Notes that something could not be written for want of space, on whichever disk. */
export function noteFullDisk(now = Date.now()): void {
  last.at = now;
}

/** Whether a write of this process failed within the last minute for want of space. */
export function wasDiskFull(now = Date.now()): boolean {
  return now - last.at < rememberedMilliseconds;
}
