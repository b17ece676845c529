import { tzlib_get_ical_block } from 'timezones-ical-library';

/** What a zone's standard time is called for short, whatever the season: 'EST' of America/New_York. */
export function standardAbbreviation(zone: string): string {
  const [block = ''] = tzlib_get_ical_block(zone);
  return /BEGIN:STANDARD[\s\S]*?TZNAME:(\S+)/.exec(block)?.[1] ?? zone;
}
