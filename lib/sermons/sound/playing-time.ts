/** Returns a place in the sound as clocks show it: '9:05', '38:12' or '1:02:03'. */
export function playingTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [first = 0, ...others] = parts[0] ? parts : parts.slice(1);
  return [String(first), ...others.map((part) => String(part).padStart(2, '0'))].join(':');
}

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
