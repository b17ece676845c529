import { foldText } from '#lib/core/text/folded.ts';

/**
 * The IANA zone that a text names, as the list spells it; older names of a zone are names too, and so is its city
 * alone ('Auckland'), where the list has it once. Null for any other.
 */
export function findTimeZone(text: string): string | null {
  const name = text.trim().replaceAll(' ', '_');
  const wanted = foldText(text).replaceAll(' ', '_');
  const listed = listTimeZones().find((zone) => zone.toLowerCase() === wanted) ?? zoneOfCity(wanted);
  if (listed) return listed;
  // Offsets and abbreviations know no daylight saving time of a place.
  if (!/^[A-Z]\w+(?:\/[\w+-]+)+$/.test(name)) return null;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name;
  } catch {
    return null;
  }
}

function zoneOfCity(city: string): string | null {
  const [zone, ...others] = listTimeZones().filter((each) => each.toLowerCase().endsWith(`/${city}`));
  return zone && others.length === 0 ? zone : null;
}

/** The zones to choose from, in the order of the alphabet. */
export function listTimeZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')];
}
