const form = /^(?:(?<hours>\d{1,4}):)?(?<minutes>\d{1,4}):(?<seconds>\d{2})(?:[.,](?<fraction>\d{1,3}))?$/;

/** Returns the seconds of a time such as 01:02:03.250, 02:03,250, 2:03 or 62:15; null for another text. */
export function secondsOf(text: string): number | null {
  const { hours, minutes = '', seconds = '', fraction = '0' } = form.exec(text)?.groups ?? {};
  if (seconds === '' || Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return null;
  const thousandths = Number(fraction.padEnd(3, '0'));
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + thousandths / 1000;
}

/** Returns seconds as 01:02:03.250, with another mark before the fraction where it is given. */
export function timestampOf(seconds: number, mark = '.'): string {
  const thousandths = Math.round(seconds * 1000);
  const part = (divisor: number, most: number, digits = 2) =>
    String(Math.floor(thousandths / divisor) % most).padStart(digits, '0');
  return `${part(3_600_000, 10_000)}:${part(60_000, 60)}:${part(1000, 60)}${mark}${part(1, 1000, 3)}`;
}

/** Returns seconds as people read them: 4:05, 38:12 or 1:02:03. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Returns the fragment of a place in a sermon: '#t=38:12' (https://www.w3.org/TR/media-frags/). */
export function placeFragment(seconds: number): string {
  return `#t=${clockTime(seconds)}`;
}
