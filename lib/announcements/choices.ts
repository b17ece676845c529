import { zoneName } from '#lib/core/dates/zone-name.ts';
import { messages } from '#lib/language/messages.ts';

export const scrollSpeeds = ['slow', 'normal', 'fast'] as const;

/** Returns the selectable zones, with these first, such as the church's own. */
export function zonesWith(...zones: (string | undefined)[]): { value: string; label: string }[] {
  const listed = Object.entries(messages.announcements.zones).map(([value, label]) => ({ value, label }));
  const others = [...new Set(zones)].filter(
    (zone): zone is string => Boolean(zone) && listed.every(({ value }) => value !== zone),
  );
  return [...others.map((value) => ({ value, label: zoneName(value) })), ...listed];
}
