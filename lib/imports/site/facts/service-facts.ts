import type { PageLine } from './fact-page.ts';
import { type FactReader, linesAbout } from './found.ts';
import { type ServiceRow, serviceTimesIn } from './service-times.ts';
import { tokensOf } from './service-tokens.ts';

const mostLines = 6;
const mostWords = 500;

/** Returns the services that the lines of a page state: one fact, since together they are the church's week. */
export const serviceFacts: FactReader = (page) => {
  const rows = new Map<string, ServiceRow>();
  const words: string[] = [];
  for (const { text, line } of groupsOf(linesAbout(page))) {
    const heading = [...line.headings.slice(-2)].join(' / ');
    const isFrame = line.part === 'frame';
    const read = serviceTimesIn(text, { heading, isFrame });
    const added = read.filter((row) => !rows.has(momentOf(row)));
    for (const row of added) rows.set(momentOf(row), row);
    if (added.length > 0) words.push(text);
  }
  const value = [...rows.values()];
  return value.length > 0 ? [{ field: 'services', value, words: words.join(' / ').slice(0, mostWords) }] : [];
};

function momentOf({ target_weekday, time, weekday_occurrences }: ServiceRow): string {
  return `${target_weekday} ${time.split(' - ')[0]} ${weekday_occurrences?.join() ?? ''}`;
}

/** Joins a line that names days alone with those below it that name times alone: a heading 'Sundays', then '9:00 am'. */
function groupsOf(lines: readonly PageLine[]): { text: string; line: PageLine }[] {
  const kinds = lines.map(({ text }) => (text.length > 150 ? { hasDay: true, hasTime: true } : kindOf(text)));
  const groups: { text: string; line: PageLine }[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const kind = kinds[at];
    if (!line || !kind) continue;
    let end = at + 1;
    if (kind.hasDay && !kind.hasTime)
      while (
        end < lines.length &&
        end - at <= mostLines &&
        isTimeAlone(kinds[end]) &&
        lines[end]?.part === line.part
      )
        end += 1;
    const joined = lines.slice(at, end).map(({ text }) => text);
    groups.push({ text: joined.join(' | '), line });
    at = end - 1;
  }
  return groups;
}

interface Kind {
  hasDay: boolean;
  hasTime: boolean;
}

function kindOf(text: string): Kind {
  const tokens = tokensOf(text);
  return {
    hasDay: tokens.some(({ kind }) => kind === 'days'),
    hasTime: tokens.some((token) => token.kind === 'time' && !token.isBare),
  };
}

function isTimeAlone(kind: Kind | undefined): boolean {
  return kind ? kind.hasTime && !kind.hasDay : false;
}
