import { isTimeZone } from '#lib/core/dates/zoned-moment.ts';
import { foldText } from '#lib/core/text/folded.ts';

/**
 * Returns the IANA zone of a text in its canonical spelling; old zone names and unambiguous cities are accepted,
 * alone or behind the name of their zone ('Auckland', 'New Zealand Time (Auckland)'). Null for other texts.
 */
export function findTimeZone(text: string): string | null {
  const name = text.trim().replaceAll(' ', '_');
  const wanted = foldText(text).replaceAll(' ', '_');
  const [, city = wanted] = /\(([^()]+)\)$/.exec(wanted) ?? [];
  const listed = listTimeZones().find((zone) => zone.toLowerCase() === wanted) ?? zoneOfCity(city);
  if (listed) return listed;
  // Offsets and abbreviations have no daylight saving time.
  return /^[A-Z]\w+(?:\/[\w+-]+)+$/.test(name) && isTimeZone(name) ? name : null;
}

function zoneOfCity(city: string): string | null {
  const [zone, ...others] = listTimeZones().filter((each) => each.toLowerCase().endsWith(`/${city}`));
  return zone && others.length === 0 ? zone : null;
}

/** Returns the selectable zones in alphabetical order. */
export function listTimeZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')];
}
