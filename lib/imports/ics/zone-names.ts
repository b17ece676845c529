import { windowsZones } from './windows-zones.ts';
import { ianaZone, offsetIn, type Zone } from './zone.ts';

/** Names in the lists of Outlook, Exchange and others that are not a city of the IANA list. */
const areas: readonly (readonly [RegExp, string])[] = [
  [/^(?:us[ /-])?eastern( time)?$|^eastern time \(us/, 'America/New_York'],
  [/^(?:us[ /-])?central( time)?$|^central time \(us/, 'America/Chicago'],
  [/^(?:us[ /-])?mountain( time)?$|^mountain time \(us/, 'America/Denver'],
  [/^(?:us[ /-])?pacific( time)?$|^pacific time \(us/, 'America/Los_Angeles'],
  [/^atlantic time \(canada/, 'America/Halifax'],
  [/^(?:us[ /-])?alaska\b/, 'America/Anchorage'],
  [/^(?:us[ /-])?hawaii\b/, 'Pacific/Honolulu'],
  [/^(?:us[ /-])?arizona\b/, 'America/Phoenix'],
  [/^(?:us )?(?:indiana \(east|east indiana)/, 'America/Indiana/Indianapolis'],
  [/^newfoundland\b/, 'America/St_Johns'],
  [/^saskatchewan\b/, 'America/Regina'],
  [/^central america\b/, 'America/Guatemala'],
  [/^greenland\b/, 'America/Nuuk'],
  [/^brasilia\b/, 'America/Sao_Paulo'],
  [/^(?:city of )?buenos aires\b/, 'America/Argentina/Buenos_Aires'],
  [/^georgetown\b/, 'America/La_Paz'],
  [/^cape verde\b|^cabo verde\b/, 'Atlantic/Cape_Verde'],
  [/^mid-atlantic\b|^coordinated universal time-02\b/, 'Etc/GMT+2'],
  [/^greenwich mean time\b|^edinburgh\b/, 'Europe/London'],
  [/^coordinated universal time$|^universal\b/, 'Etc/UTC'],
  [/^west(?:ern)? central africa\b/, 'Africa/Lagos'],
  [/^(?:chennai|kolkata|mumbai|new delhi)\b/, 'Asia/Kolkata'],
  [/^kathmandu\b/, 'Asia/Kathmandu'],
  [/^yangon\b/, 'Asia/Yangon'],
  [/^islamabad\b/, 'Asia/Karachi'],
  [/^abu dhabi\b/, 'Asia/Dubai'],
  [/^port louis\b/, 'Indian/Mauritius'],
  [/^sri jayawardenepura\b/, 'Asia/Colombo'],
  [/^ekaterinburg\b/, 'Asia/Yekaterinburg'],
  [/^beijing\b/, 'Asia/Shanghai'],
  [/^osaka\b/, 'Asia/Tokyo'],
  [/^canberra\b/, 'Australia/Sydney'],
  [/^petropavlovsk/, 'Asia/Kamchatka'],
  [/^solomon is/, 'Pacific/Guadalcanal'],
  [/^(?:nuku'?alofa)\b/, 'Pacific/Tongatapu'],
  [/^midway island\b/, 'Pacific/Midway'],
  [/^international date line west\b/, 'Etc/GMT+12'],
];

/** A moment of each half of a year, in minutes of UTC: one is without daylight saving time. */
const halfYears = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)].map((moment) => moment / 60_000);

/** The zones of the IANA list by their city, in lower case: 'new york'. */
const cities = new Map(
  Intl.supportedValuesOf('timeZone').map((name) => {
    const city = name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
    return [city.toLowerCase(), name];
  }),
);

/** By names in lower case. */
const windows = new Map(Object.entries(windowsZones).map(([name, zone]) => [name.toLowerCase(), zone]));

/**
 * Returns the zone of a name that programs show: of Windows ('Eastern Standard Time') or of their lists ('(UTC-05:00)
 * Eastern Time (US & Canada)', 'Amsterdam, Berlin, Rome'); null for an unknown name.
 */
export function namedZone(given: string): Zone | null {
  const { name, offset } = takeApart(given);
  const standard = name.replace(/\b(?:daylight|summer)( time)/, 'standard$1');
  const known = windows.get(standard) ?? areas.find(([pattern]) => pattern.test(name))?.[1];
  return known === undefined ? cityIn(standard.replace(/ standard time$/, ''), offset) : ianaZone(known);
}

/** Returns the minutes ahead of UTC of a name that is only an offset: 'GMT-0500', '(UTC+01:00)'. */
export function numberedZone(given: string): number | null {
  return offsetIn(given.replace(/^[(\s]*(?:gmt|utc)?\s*|[)\s]+$/gi, ''));
}

/** Returns a name in lower case without its offset, and the offset in minutes. */
function takeApart(given: string): { name: string; offset: number | null } {
  const text = given.toLowerCase().replaceAll('&amp;', '&').replaceAll('’', "'").trim();
  const number = '([+-]\\d{1,2}[:.]?\\d{0,2})';
  const before = new RegExp(`^\\((?:gmt|utc)\\s*${number}?\\)\\s*|^(?:gmt|utc)\\s*${number}\\s+`);
  const [all = '', inBrackets, plain] = before.exec(text) ?? [];
  const name = text.slice(all.length).replace(/\s*\((?:gmt|utc)[^)]*\)$|\s+- (?:new|old)$/, '');
  return { name, offset: offsetIn(inBrackets ?? plain ?? '') };
}

/** Returns the zone of the first city with that offset, or else of the first city. */
function cityIn(name: string, offset: number | null): Zone | null {
  const named = name.split(/[,;]/).map((part) => part.replace(/\(.*$/, '').trim());
  const zones = named.flatMap((city) => ianaZone(cities.get(city) ?? '') ?? []);
  const isAhead = ({ wallAt }: Zone) => halfYears.some((moment) => wallAt(moment) - moment === offset);
  return zones.find(isAhead) ?? zones[0] ?? null;
}
