const relativeTime = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });

/** Returns '5 minutes ago' or '3 hours ago'; null beyond twelve hours, where a date reads better. */
export function timeAgo(at: Date, now: Date): string | null {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 60_000));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return relativeTime.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours <= 12 ? relativeTime.format(-hours, 'hour') : null;
}
