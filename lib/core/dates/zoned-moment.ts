const dayMilliseconds = 86_400_000;

/**
 * Returns the moment at which clocks of a zone (an IANA name) show `yyyy-MM-ddTHH:mm:ss`, in milliseconds since 1970. A
 * repeated time is the first one, a skipped time moves on by the gap (RFC 5545, 3.3.5).
 */
export function zonedMoment(clock: string, zone: string): number {
  const shown = Date.parse(`${clock}Z`);
  // A zone changes its offset at most once in two days, so one of these is right.
  const offsets = [shown - dayMilliseconds, shown + dayMilliseconds].map((near) => zoneOffset(near, zone));
  const moments = offsets.map((offset) => shown - offset);
  return moments.find((moment) => moment + zoneOffset(moment, zone) === shown) ?? moments[0] ?? shown;
}

/**
 * Returns the first moment at which clocks of a zone show `yyyy-MM-ddTHH:mm:ss` or later, in milliseconds since 1970: of a
 * repeated time the first one, for a skipped time the end of the gap.
 */
export function firstMomentFrom(clock: string, zone: string): number {
  const shown = Date.parse(`${clock}Z`);
  const isReached = (moment: number) => moment + zoneOffset(moment, zone) >= shown;
  let reached = zonedMoment(clock, zone);
  if (!isReached(reached - 1)) return reached;
  // No gap is longer than a day, and each ends on a full second.
  let before = reached - dayMilliseconds - 1000;
  while (reached - before > 1000) {
    const middle = Math.floor((before + reached) / 2000) * 1000;
    if (isReached(middle)) reached = middle;
    else before = middle;
  }
  return reached;
}

/** Returns how far a zone (an IANA name) is ahead of UTC at a moment; both in milliseconds. */
export function zoneOffset(moment: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(moment);
  const part = (name: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === name)?.value);
  const day = Date.UTC(part('year'), part('month') - 1, part('day'));
  const clock = ((part('hour') * 60 + part('minute')) * 60 + part('second')) * 1000;
  return day + clock - Math.floor(moment / 1000) * 1000;
}

/** Returns whether this is the name of a zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format takes longer than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const numeric = 'numeric' as const;
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
  formats.set(timeZone, format);
  return format;
}
