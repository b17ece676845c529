import ICAL from 'ical.js';
import type { Work } from '../rules/work.ts';
import type { CalendarText } from './calendar-text.ts';
import { describedZone } from './described-zone.ts';
import { windowsZones } from './windows-zones.ts';
import { ianaZone, utc, type Zone } from './zone.ts';

/** Of those that a calendar describes, more are not looked at. */
const mostZones = 500;

/** The zones that a calendar names, each found once. */
export class ZoneFinder {
  private readonly found = new Map<string, Zone | null>();
  private readonly described: ReadonlyMap<string, ICAL.Component>;

  constructor(
    readonly church: Zone,
    calendar: Pick<CalendarText, 'zones'>,
    private readonly work: Work,
  ) {
    this.described = new Map(calendar.zones.slice(0, mostZones).flatMap(readZone));
  }

  /** The zone of that name: of the IANA list, of Windows, or as the calendar describes it; null for none of them. */
  find(name: string): Zone | null {
    let zone = this.found.get(name);
    if (zone === undefined) {
      zone = this.search(name);
      this.found.set(name, zone);
    }
    return zone;
  }

  private search(name: string): Zone | null {
    const description = this.described.get(name);
    const location = description?.getFirstPropertyValue('x-lic-location');
    const names = [
      name,
      windowsZones[name] ?? '',
      ...endingsOf(name),
      ...(location ? [String(location)] : []),
    ];
    for (const each of names) {
      const zone = ianaZone(each);
      if (zone) return zone;
    }
    if (/^(?:z|utc|gmt|etc\/\w+)$/i.test(name)) return utc;
    return description ? describedZone(description, name, this.work) : null;
  }
}

/** What programs put a zone's name behind: '/mozilla.org/20250101_1/Europe/Berlin'. */
function endingsOf(name: string): string[] {
  if (!name.startsWith('/')) return [];
  const parts = name.split('/');
  return [parts.slice(-3).join('/'), parts.slice(-2).join('/')];
}

function readZone(text: string): [string, ICAL.Component][] {
  try {
    const component = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
    const name = component.getFirstPropertyValue('tzid');
    return name ? [[String(name), component]] : [];
  } catch {
    return [];
  }
}
