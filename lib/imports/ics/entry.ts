import { createHash } from 'node:crypto';
import { messages } from '#lib/language/messages.ts';
import { oneLine } from '../markup/written-text.ts';
import type { EntryText } from './calendar-text.ts';
import { type Component, parameterOf, propertiesOf, readComponent, textOf, wordOf } from './component.ts';
import { EntryTimes, type Moment, UnreadableEntry } from './entry-times.ts';
import type { WallMinutes, Zone } from './zone.ts';

/** The used properties of a VEVENT (RFC 5545, 3.6.1). Its times are on the clock of its own zone. */
export interface Entry {
  uid: string;
  /** The highest version of an entry counts. */
  version: readonly [sequence: number, changed: string];
  /** The date of its series that it changes. */
  instead: Moment | null;
  isForFollowing: boolean;
  isCancelled: boolean;
  /** Null without CLASS. */
  isPrivate: boolean | null;
  zone: Zone;
  start: WallMinutes;
  isAllDay: boolean;
  /** In minutes; 0 without an end. */
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

export interface EntryContext {
  /** Returns the zone of a name, and for null that of times without one. */
  zoneOf: (name: string | null) => Zone;
  tell: (problem: string) => void;
}

/** Reads one VEVENT. Problems are reported, except of a private one. @throws UnreadableEntry */
export function readEntry({ lines }: EntryText, context: EntryContext): Entry {
  const component = readComponent(lines);
  const isPrivate = privacyOf(component);
  const problems: string[] = [];
  const reader = new EntryTimes(component, context.zoneOf, problems);
  const [instead = null] = reader.needed('RECURRENCE-ID');
  const isCancelled = wordOf(component, 'STATUS') === 'CANCELLED';
  const start = reader.needed('DTSTART')[0] ?? (isCancelled ? instead : null);
  if (!start) throw new UnreadableEntry('No start.');
  const entry = {
    uid: textOf(component, 'UID').trim() || uidOf(lines),
    version: [sequenceOf(component), wordOf(component, 'LAST-MODIFIED') || wordOf(component, 'DTSTAMP')],
    instead,
    isForFollowing: isForFollowing(component),
    isCancelled,
    isPrivate,
    zone: start.zone,
    start: start.wall,
    ...reader.extentFrom(start),
    ...wordsOf(component),
    rules: propertiesOf(component, 'RRULE').flatMap(({ value }) => value.trim() || []),
    hasOutdatedExceptions: propertiesOf(component, 'EXRULE').length > 0,
    excluded: reader.listed('EXDATE', messages.ics.removedDate),
    added: reader.listed('RDATE', messages.ics.addedDate),
  } as const;
  const stray = component.strayLines.map((line) => messages.ics.strayLine(reader.name, line.slice(0, 80)));
  if (!isPrivate) for (const problem of [...stray, ...problems]) context.tell(problem);
  return entry;
}

/** Returns the title of an entry that may be unreadable. */
export function titleIn({ lines }: EntryText): string {
  return oneLine(textOf(readComponent(lines), 'SUMMARY'), 100);
}

/** Whether an entry that may be unreadable is private. */
export function isPrivateText({ lines }: EntryText): boolean {
  return lines.some((line) => /^CLASS\b[^:]*[:\s]\s*(?:PRIVATE|CONFIDENTIAL)\s*$/i.test(line));
}

function privacyOf(component: Component): boolean | null {
  const stray = component.strayLines.find((line) => /^CLASS\b/i.test(line)) ?? '';
  const word = wordOf(component, 'CLASS') || stray.replace(/^CLASS\W*/i, '').toUpperCase();
  return word === '' ? null : ['PRIVATE', 'CONFIDENTIAL'].includes(word);
}

function isForFollowing(component: Component): boolean {
  const [replaced] = propertiesOf(component, 'RECURRENCE-ID');
  return replaced !== undefined && /^THISANDFUTURE$/i.test(parameterOf(replaced, 'RANGE') ?? '');
}

function wordsOf(component: Component) {
  return {
    title: textOf(component, 'SUMMARY'),
    location: textOf(component, 'LOCATION'),
    description: textOf(component, 'DESCRIPTION') || textOf(component, 'X-ALT-DESC'),
    link: textOf(component, 'URL').trim(),
    picture: pictureOf(component),
  };
}

function pictureOf(component: Component): string | null {
  const attached = propertiesOf(component, 'ATTACH').filter((property) =>
    /^image\//i.test(parameterOf(property, 'FMTTYPE') ?? ''),
  );
  const values = [...propertiesOf(component, 'IMAGE'), ...attached].map(({ value }) => value.trim());
  return values.find((value) => /^https?:\/\//i.test(value)) ?? null;
}

function sequenceOf(component: Component): number {
  const sequence = Number(textOf(component, 'SEQUENCE'));
  return Number.isFinite(sequence) ? sequence : 0;
}

/** Returns a UID for an entry of an old program that writes none. */
function uidOf(lines: readonly string[]): string {
  const own = lines.filter((line) => /^(?:SUMMARY|DTSTART|RRULE)\b/i.test(line));
  return `no-uid-${createHash('sha256').update(own.join('\n')).digest('hex').slice(0, 32)}`;
}
