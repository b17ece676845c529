import { timeZoneChoices } from './messages.ts';

/** The zones to choose from: those of every site, and before them these, such as the church's own. */
export function zonesWith(...zones: (string | undefined)[]): { value: string; label: string }[] {
  const listed = new Set<string | undefined>(timeZoneChoices.map(({ value }) => value));
  const others = [...new Set(zones)].filter((zone): zone is string => Boolean(zone) && !listed.has(zone));
  return [...others.map((value) => ({ value, label: value.replaceAll('_', ' ') })), ...timeZoneChoices];
}
