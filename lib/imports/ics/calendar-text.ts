import { AppError } from '#lib/core/operations/errors.ts';
import { oneLine } from '../text/written-text.ts';
import { icsMessages } from './messages.ts';

/** A calendar taken apart: each component as its unfolded lines, which one that is broken leaves whole. */
export interface CalendarText {
  name: string | null;
  zones: string[];
  entries: string[];
}

const mostEntries = 20_000;

/**
 * Takes the text of one calendar or several apart.
 * @throws AppError `invalid` for a text that is none, ends early or has more entries than a church could
 */
export function splitCalendar(given: string): CalendarText {
  // Long lines go on after a line break and a space (RFC 5545, 3.1).
  const text = given
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '');
  const lines = text.trim().split('\n');
  checkWhole(lines);
  const found: CalendarText = { name: null, zones: [], entries: [] };
  for (let at = 0; at < lines.length; at += 1) {
    const component = componentOf(lines[at] ?? '');
    if (component === null) readProperty(found, lines[at] ?? '');
    else at = takeComponent(found, lines, at, component);
    if (found.entries.length > mostEntries) throw new AppError('invalid', icsMessages.tooMany(mostEntries));
  }
  return found;
}

function checkWhole(lines: readonly string[]): void {
  const first = (lines[0] ?? '').trimEnd();
  if (/^(?:<!doctype|<html|<\?xml|<)/i.test(first)) throw new AppError('invalid', icsMessages.page);
  if (!/^BEGIN:VCALENDAR$/i.test(first)) throw new AppError('invalid', icsMessages.notACalendar);
  if (!/^END:VCALENDAR$/i.test((lines.at(-1) ?? '').trimEnd()))
    throw new AppError('invalid', icsMessages.brokenOff);
}

/** The component that the line begins; null for any other line, and for the calendar itself. */
function componentOf(line: string): string | null {
  const [, name] = /^BEGIN:([\w-]+)\s*$/i.exec(line) ?? [];
  return name === undefined || /^VCALENDAR$/i.test(name) ? null : name.toUpperCase();
}

/** Keeps the component that begins at a line. Gives the line of its end, or of what comes instead of one. */
function takeComponent(found: CalendarText, lines: readonly string[], begin: number, name: string): number {
  const isEnd = new RegExp(`^END:${name}\\s*$`, 'i');
  const isNext = new RegExp(`^(?:BEGIN:${name}|(?:BEGIN|END):VCALENDAR)\\s*$`, 'i');
  let end = begin + 1;
  while (end < lines.length && !isEnd.test(lines[end] ?? '') && !isNext.test(lines[end] ?? '')) end += 1;
  const isEnded = isEnd.test(lines[end] ?? '');
  const kept = { VEVENT: found.entries, VTIMEZONE: found.zones }[name];
  kept?.push(lines.slice(begin, isEnded ? end + 1 : end).join('\n'));
  return isEnded ? end : end - 1;
}

function readProperty(found: CalendarText, line: string): void {
  const [, value = ''] = /^(?:X-WR-CALNAME|NAME)(?:;[^:]*)?:(.*)$/i.exec(line) ?? [];
  const name = oneLine(value.replace(/\\n/gi, ' ').replace(/\\([,;\\])/g, '$1'), 200);
  if (name !== '') found.name ??= name;
}
