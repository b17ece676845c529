import { expect, test } from 'vitest';
import { findTimeZone, listTimeZones } from '#lib/church/time-zone.ts';
import { zoneName } from '#lib/core/dates/zone-name.ts';
import { inChurch } from '#tests/support/church.ts';

test.each([
  ['en', 'America/Chicago', 'Central Time (Chicago)'],
  ['es', 'America/Chicago', 'Hora central (Chicago)'],
  ['en', 'America/Mexico_City', 'Central Standard Time (Mexico City)'],
  ['es', 'America/Mexico_City', 'Hora estándar central (Mexico City)'],
  ['en', 'America/Argentina/Buenos_Aires', 'Argentina Standard Time (Buenos Aires)'],
  ['es', 'UTC', 'UTC'],
  ['en', 'Somewhere', 'Somewhere'],
] as const)('in %s the zone %s is called %s', (language, zone, name) => {
  inChurch({ language }, () => expect(zoneName(zone, new Date('2026-11-30T12:00:00Z'))).toBe(name));
});

test('a zone is found by the name that is shown for it', () => {
  for (const zone of listTimeZones()) expect(findTimeZone(zoneName(zone))).toBe(zone);
});
