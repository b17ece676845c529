import { churchLanguage } from '#lib/core/church/locale.ts';
import type { Prisma } from '#lib/core/generated/prisma/client.ts';
import { type Language, languageFacts } from '#lib/core/language/languages.ts';
import { foldText } from '#lib/core/text/folded.ts';

/** How a date is written, folded; null where the text that PostgreSQL searches contains it (‘March 8, 2026’). */
const forms: Record<Language, RegExp | null> = {
  en: null,
  es: /^(?:(?<day>\d{1,2}) de )?(?<month>[a-z]{3,})(?: (?:de )?(?<year>\d{4}))?$/,
};

/** Returns the sermons of the date that a search names in the church's language, whole or a part of it; else null. */
export function namedDate(search: string): Prisma.SermonWhereInput | null {
  const language = churchLanguage();
  const { day, month = '', year } = forms[language]?.exec(foldText(search))?.groups ?? {};
  if (month === '') return null;
  const months = monthsOf(language).flatMap((name, place) => (name.startsWith(month) ? [place + 1] : []));
  const alternatives = months.map((number): Prisma.SermonWhereInput => {
    const middle = `-${twoDigits(number)}-`;
    return {
      date: {
        contains: middle,
        ...(year && { startsWith: `${year}-` }),
        ...(day && { endsWith: middle + twoDigits(Number(day)) }),
      },
    };
  });
  return alternatives.length > 0 ? { OR: alternatives } : null;
}

function monthsOf(language: Language): string[] {
  const { format } = new Intl.DateTimeFormat(languageFacts[language].locale, {
    month: 'long',
    timeZone: 'UTC',
  });
  return Array.from({ length: 12 }, (_, month) => foldText(format(Date.UTC(2000, month, 15))));
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
