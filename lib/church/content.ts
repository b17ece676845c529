import { type Church, churchRow, type OpeningHours, type Resource } from '#lib/core/church/church-row.ts';
import { clockWords } from '#lib/core/church/service-labels.ts';
import { minutesOf } from '#lib/core/dates/calendar-date.ts';
import { zoneName } from '#lib/core/dates/zone-name.ts';
import type { Church as StoredChurch } from '#lib/core/generated/prisma/client.ts';
import { isLanguage, languageNames } from '#lib/core/language/languages.ts';
import {
  defineContent,
  type RowChange,
  type TableWords,
  type Value,
} from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { churchTexts } from './church-texts.ts';
import { countryName } from './country.ts';
import { groupOf } from './groups.ts';

/** The church itself, one row. */
export const churchContent = defineContent({
  table: 'church',
  topic: 'church',
  permission: 'settings',
  title: null,
  words: () => messages.churchFacts satisfies TableWords<LoggedFact>,
  format: formatFact,
  subject,
  row: churchRow,
  texts: churchTexts,
  exported: {},
});

type LoggedFact = Exclude<keyof StoredChurch, 'id' | 'is_demo' | 'updated_at'>;

function subject({ before, after }: RowChange): string {
  const columns = Object.keys(after ?? before ?? {});
  const group = columns.length > 0 ? groupOf(columns) : undefined;
  return group ? messages.settingsGroups[group].subject : messages.churchFacts.subject;
}

/** Returns JSON and code values in words. */
function formatFact(column: string, value: Value): string | null | undefined {
  if (column === 'time_zone') return zoneName(String(value));
  if (column === 'country') return countryName(String(value));
  if (column === 'language' || column === 'second_language')
    return isLanguage(value) ? languageNames[value] : undefined;
  if (column === 'hero') return messages.churchFacts.heroes[value as Church['hero']];
  if (column === 'opening_hours') return lines((value as unknown as OpeningHours[]).map(hoursText));
  if (column === 'resources') {
    return lines((value as unknown as Resource[]).map(({ name, url }) => `${name} (${url})`));
  }
  return column === 'set_up_at' ? messages.churchFacts.yes : undefined;
}

/** Returns opening hours as staff read them: 'Sunday 9:30 AM to 12:30 PM'. */
export function hoursText({ day, opens, closes }: OpeningHours): string {
  const [from, to] = [opens, closes].map((clock) => clockWords(minutesOf(clock)));
  return messages.churchFacts.hours(messages.dates.weekdays[day] ?? '', from ?? opens, to ?? closes);
}

function lines(texts: readonly string[]): string | null {
  return texts.join('; ') || null;
}
