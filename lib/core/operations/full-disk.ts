const rememberedMilliseconds = 60_000;

// Routes and the server in front are bundled apart, one process.
const key = Symbol.for('belltower.full-disk');
const holder = globalThis as { [key]?: number };

/** Notes that something could not be written for want of space, on whichever disk. */
export function noteFullDisk(now = Date.now()): void {
  holder[key] = now;
}

/** Whether a write of this process failed within the last minute for want of space. */
export function wasDiskFull(now = Date.now()): boolean {
  return now - (holder[key] ?? Number.NEGATIVE_INFINITY) < rememberedMilliseconds;
}
