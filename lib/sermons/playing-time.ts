/** Returns the seconds of '2292', '38:12' or '1:02:03'; null for other texts. */
export function secondsOfTime(text: string): number | null {
  if (!/^\d{1,6}(?::[0-5]?\d){0,2}$/.test(text)) return null;
  return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

/** Returns the seconds that the fragment of an address names ('#t=38:12'); null without them. */
export function secondsOfFragment(fragment: string): number | null {
  const [, time] = /^#t=([\d:]+)s?$/.exec(fragment) ?? [];
  return time === undefined ? null : secondsOfTime(time);
}

/** Returns the length as an ISO 8601 duration: 'PT38M12S'. */
export function isoDuration(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${rest || seconds === 0 ? `${rest}S` : ''}`;
}
