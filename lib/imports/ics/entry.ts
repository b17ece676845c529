import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { readWalls, type WallTime } from './wall-time.ts';
import { dayMinutes, onClock, utc, type WallMinutes, type Zone } from './zone.ts';

/** A VEVENT as far as it is told of here (RFC 5545, 3.6.1). Its times are on the clock of its own zone. */
export interface Entry {
  uid: string;
  /** Of two entries for the same, the one with the higher version counts. */
  version: readonly [sequence: number, changed: string];
  /** The date of its series that it stands for, as the series has it. */
  instead: Moment | null;
  isForFollowing: boolean;
  isCancelled: boolean;
  isPrivate: boolean;
  zone: Zone;
  start: WallMinutes;
  isAllDay: boolean;
  /** In minutes; 0 when it says no end. */
  length: number;
  title: string;
  location: string;
  description: string;
  link: string;
  picture: string | null;
  rules: readonly string[];
  hasOutdatedExceptions: boolean;
  excluded: readonly Moment[];
  added: readonly Moment[];
}

/** A time on the clock of a zone, or a whole date. */
export interface Moment {
  wall: WallMinutes;
  isDate: boolean;
  zone: Zone;
}

/** What an entry cannot be understood without is missing or of no known form. */
class UnreadableEntry extends Error {}

/**
 * Reads one VEVENT. `zoneOf` gives the zone of a name, and the one that times without a name are in for null.
 * @throws Error for one that cannot be read
 */
export function readEntry(text: string, zoneOf: (name: string | null) => Zone): Entry {
  const component = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
  const moment = (wall: WallTime): Moment => ({ ...wall, zone: wall.isUtc ? utc : zoneOf(wall.zone) });
  const moments = (name: string) => component.getAllProperties(name).flatMap(readWalls).map(moment);
  const [instead = null] = moments('recurrence-id');
  const isCancelled = wordOf(component, 'status') === 'CANCELLED';
  const start = moments('dtstart')[0] ?? (isCancelled ? instead : null);
  if (!start) throw new UnreadableEntry('No start.');
  const { length, isAllDay } = extentOf(component, start, moments('dtend')[0] ?? null);
  return {
    uid: textOf(component, 'uid').trim() || uidOf(text),
    version: [sequenceOf(component), wordOf(component, 'last-modified') || wordOf(component, 'dtstamp')],
    instead,
    isForFollowing:
      component.getFirstProperty('recurrence-id')?.getFirstParameter('range') === 'THISANDFUTURE',
    isCancelled,
    isPrivate: ['PRIVATE', 'CONFIDENTIAL'].includes(wordOf(component, 'class')),
    zone: start.zone,
    start: start.wall,
    isAllDay,
    length,
    ...wordsOf(component),
    rules: component.getAllProperties('rrule').map((rule) => String(rule.getFirstValue())),
    hasOutdatedExceptions: component.hasProperty('exrule'),
    excluded: moments('exdate'),
    added: moments('rdate'),
  };
}

/** The title as the lines of an entry have it, also where the rest cannot be read. */
export function titleIn(text: string): string {
  return /^SUMMARY[^:\n]*:(.{1,100})/im.exec(text)?.[1]?.replace(/\\(.)/g, '$1').trim() ?? '';
}

function wordsOf(component: ICAL.Component) {
  const html = component.getAllProperties('x-alt-desc')[0]?.getFirstValue();
  return {
    title: textOf(component, 'summary'),
    location: textOf(component, 'location'),
    description: textOf(component, 'description') || String(html ?? ''),
    link: textOf(component, 'url').trim(),
    picture: pictureOf(component),
  };
}

/** How long it goes on: by its end, on the clock of its start, by its duration, or not known. */
function extentOf(component: ICAL.Component, start: Moment, end: Moment | null) {
  const duration = component.getFirstPropertyValue('duration');
  const ended = end && onClock(end.wall, end.zone, start.zone) - start.wall;
  const lasting = duration instanceof ICAL.Duration ? Math.round(duration.toSeconds() / 60) : 0;
  const length = Math.max(0, ended ?? lasting);
  const days = Math.max(1, Math.ceil(length / dayMinutes));
  // Outlook writes whole days as midnights of its own zone.
  const isAllDay = start.isDate || wordOf(component, 'x-microsoft-cdo-alldayevent') === 'TRUE';
  return { isAllDay, length: isAllDay ? days * dayMinutes : length };
}

function pictureOf(component: ICAL.Component): string | null {
  const attached = component
    .getAllProperties('attach')
    .filter((property) => /^image\//i.test(String(property.getFirstParameter('fmttype') ?? '')));
  const values = [...component.getAllProperties('image'), ...attached].map((property) =>
    String(property.getFirstValue() ?? ''),
  );
  return values.find((value) => /^https?:\/\//i.test(value)) ?? null;
}

function sequenceOf(component: ICAL.Component): number {
  const sequence = Number(component.getFirstPropertyValue('sequence') ?? 0);
  return Number.isFinite(sequence) ? sequence : 0;
}

function wordOf(component: ICAL.Component, name: string): string {
  return textOf(component, name).trim().toUpperCase();
}

function textOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return value === null || value === undefined ? '' : String(value);
}

/** Entries of old programs have none: what they are and when tells them apart. */
function uidOf(text: string): string {
  const lines = text.split('\n').filter((line) => /^(?:SUMMARY|DTSTART|RRULE)\b/i.test(line));
  return `no-uid-${createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 32)}`;
}
