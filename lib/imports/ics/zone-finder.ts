import type { Work } from '../rules/work.ts';
import type { CalendarText } from './calendar-text.ts';
import { type Component, readComponent, textOf } from './component.ts';
import { describedZone } from './described-zone.ts';
import { ianaZone, utc, type Zone, zoneWith } from './zone.ts';
import { namedZone, numberedZone } from './zone-names.ts';

/** The most descriptions of a calendar that are read. */
const mostZones = 500;
const longestName = 200;

/** Finds the zones that a calendar names, each once. */
export class ZoneFinder {
  private readonly found = new Map<string, Zone | null>();
  private readonly described: ReadonlyMap<string, Component>;

  constructor(
    readonly church: Zone,
    calendar: Pick<CalendarText, 'zones'>,
    private readonly work: Work,
  ) {
    this.described = new Map(calendar.zones.slice(0, mostZones).map(readZone));
  }

  /** Returns the zone of a name: of the IANA list, of Windows, or as the calendar describes it; else null. */
  find(name: string): Zone | null {
    let zone = this.found.get(name);
    if (zone === undefined) {
      zone = this.search(name.trim());
      this.found.set(name, zone);
    }
    return zone;
  }

  /** A known name wins over the calendar's description, which is often outdated. */
  private search(name: string): Zone | null {
    if (name.length > longestName) return null;
    if (/^(?:z|utc|gmt|zulu|.*\/utc)$/i.test(name)) return utc;
    const description = this.described.get(name);
    const location = description ? textOf(description, 'X-LIC-LOCATION').trim() : '';
    return (
      placeZone(name) ??
      namedZone(name) ??
      (location === '' ? null : ianaZone(location)) ??
      (description ? describedZone(description, name, this.work) : null) ??
      // 'EST' is an IANA zone without daylight saving time; a description is more exact.
      ianaZone(name) ??
      fixedZone(name)
    );
  }
}

/** Returns the zone of a name that ends in an IANA name: '/mozilla.org/20250101_1/Europe/Berlin', 'America-New York'. */
function placeZone(name: string): Zone | null {
  const spelt = name
    .replace(/^\((?:gmt|utc)[^)]*\)\s*|\s*\([^)]*\)$/gi, '')
    .replace(/^(africa|america|asia|atlantic|australia|europe|indian|pacific|us|canada)-/i, '$1/')
    .replaceAll(' ', '_');
  const parts = spelt.split('/');
  if (parts.length < 2) return null;
  return ianaZone(parts.slice(-3).join('/')) ?? ianaZone(parts.slice(-2).join('/'));
}

function fixedZone(name: string): Zone | null {
  const offset = numberedZone(name);
  return offset === null ? null : zoneWith(`UTC ${offset}`, () => offset);
}

function readZone(lines: readonly string[]): [string, Component] {
  const component = readComponent(lines);
  return [textOf(component, 'TZID').trim(), component];
}
