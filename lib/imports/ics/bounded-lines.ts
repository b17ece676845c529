import { icsLimits } from '../reading/limits.ts';
import { readProperty } from './component.ts';

/** Texts that are cut anyway; programs write them once more as a parameter (ALTREP). */
const texts = new Set(['SUMMARY', 'LOCATION', 'DESCRIPTION', 'X-ALT-DESC']);
const dates = new Set(['EXDATE', 'RDATE']);
/** What an entry cannot be understood without. */
const read = new Set([
  ...['DTSTART', 'DTEND', 'DURATION', 'RECURRENCE-ID', 'RRULE', 'EXRULE', ...dates],
  ...['UID', 'SEQUENCE', 'STATUS', 'CLASS', 'URL', 'DTSTAMP', 'LAST-MODIFIED', 'BEGIN', 'END'],
  'X-MICROSOFT-CDO-ALLDAYEVENT',
]);

/**
 * The lines of a component without what would take long to read: long texts are cut, and long lines of what is not
 * read, such as attached files, are left out.
 * @throws Error for a component that has more than `icsLimits` allows of what is read
 */
export function boundedLines(lines: readonly string[]): string[] {
  const bounded = lines.flatMap(boundedLine);
  const listed = bounded.filter((line) => dates.has(nameOf(line)));
  const characters = bounded.reduce((sum, { length }) => sum + length, 0);
  if (characters > icsLimits.entryCharacters || countOf(listed) > icsLimits.dates)
    throw new Error('Too much.');
  return bounded;
}

function boundedLine(line: string): string[] {
  const { lineCharacters, parameterCharacters } = icsLimits;
  if (line.length <= parameterCharacters) return [line];
  const property = readProperty(line);
  if (!property) return [line.slice(0, lineCharacters)];
  const { name, parameters, value } = property;
  if (parameters.length <= parameterCharacters && value.length <= lineCharacters) return [line];
  if (read.has(name)) throw new Error('Too long.');
  const kept = parameters.length <= parameterCharacters ? parameters : '';
  return texts.has(name) ? [`${name}${kept}:${value.slice(0, lineCharacters)}`] : [];
}

function nameOf(line: string): string {
  return (/^[\w-]{1,60}/.exec(line)?.[0] ?? '').toUpperCase();
}

function countOf(lines: readonly string[]): number {
  return lines.reduce((count, line) => count + line.split(',').length, 0);
}
