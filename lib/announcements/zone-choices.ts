import { timeZoneChoices } from './messages.ts';

/** Returns the selectable zones, with these first, such as the church's own. */
export function zonesWith(...zones: (string | undefined)[]): { value: string; label: string }[] {
  const listed = new Set<string | undefined>(timeZoneChoices.map(({ value }) => value));
  const others = [...new Set(zones)].filter((zone): zone is string => Boolean(zone) && !listed.has(zone));
  return [...others.map((value) => ({ value, label: value.replaceAll('_', ' ') })), ...timeZoneChoices];
}
