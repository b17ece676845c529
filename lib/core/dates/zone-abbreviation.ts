import { tzlib_get_ical_block } from 'timezones-ical-library';

/**
 * Returns a zone's abbreviation: 'EDT' for America/New_York at the offset '-04:00', 'UTC-03' if the zone has none.
 * Without an offset, or for one that the zone no longer has, returns the winter name.
 */
export function zoneAbbreviation(zone: string, offset?: string): string {
  const [block = ''] = tzlib_get_ical_block(zone);
  const times = [...block.matchAll(/TZNAME:(\S+)\s+TZOFFSETFROM:\S+\s+TZOFFSETTO:(\S+)/g)]
    .map(([, name = '', to]) => ({ name, to: Number(to) }))
    .sort((one, other) => one.to - other.to);
  const now = offset && Number(offset.replace(':', ''));
  const name = (times.find(({ to }) => to === now) ?? times[0])?.name ?? zone;
  return /^[+-]/.test(name) ? `UTC${name}` : name;
}
