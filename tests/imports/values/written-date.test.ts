import { describe, expect, test } from 'vitest';
import { dateTextOf, writtenDate } from '#lib/imports/values/written-date.ts';

const languages = [
  ...['en', 'en-GB', 'de', 'de-AT', 'fr', 'es', 'it', 'pt', 'nl', 'da', 'sv', 'nb', 'ro'],
  ...['pl', 'cs', 'sk', 'ru', 'uk', 'el', 'tr', 'id', 'fil'],
];

describe('a date with its month in full', () => {
  test.each(languages)('is read for every month of %s', (language) => {
    for (let month = 1; month <= 12; month += 1) {
      const at = Date.UTC(2027, month - 1, 24);
      const parts = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
      const written = new Intl.DateTimeFormat(language, parts).format(at);
      const named = new Intl.DateTimeFormat(language, parts)
        .formatToParts(at)
        .find(({ type }) => type === 'month')?.value;
      const expected = new Date(at).toISOString().slice(0, 10);
      for (const text of [written, `24 ${named} 2027`, `24-${named}-2027`, `24. ${named} 2027, 17:00`])
        expect([text, dayOf(text)]).toEqual([text, expected]);
    }
  });

  test.each(['24 Dec 2027', '24-dec-2027', "1 d'avril 2027", '24 of December, 2027'])(
    '%s is read',
    (text) => {
      expect(dayOf(text)).toMatch(/^2027-(?:12-24|04-01)$/);
    },
  );
});

function dayOf(text: string): string | null {
  const date = writtenDate(text, 'month first');
  return date && dateTextOf(date.year ?? 0, date);
}
