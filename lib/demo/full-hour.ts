const hourMilliseconds = 3_600_000;

/** Returns the start of the hour (UTC) that `now` is in. */
export function fullHour(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMilliseconds) * hourMilliseconds);
}

/** Returns the start of the next hour (UTC): when a demo begins again. */
export function nextFullHour(now: Date): Date {
  return new Date(fullHour(now).getTime() + hourMilliseconds);
}
