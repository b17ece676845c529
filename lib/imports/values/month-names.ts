/** The languages of month names. Where two names begin alike and mean different months, neither is shortened. */
const languages = [
  ...['en', 'de', 'de-AT', 'fr', 'es', 'it', 'pt', 'nl', 'da', 'sv', 'nb', 'ro'],
  ...['pl', 'cs', 'sk', 'hu', 'ru', 'uk', 'el', 'tr', 'id', 'fil'],
];
/** Short names that the CLDR lacks. */
const others: Readonly<Record<string, number>> = { mrz: 3, maerz: 3, feber: 2, setiembre: 9 };
const fewestLetters = 3;

/** Returns the month (1 to 12) of a name, whole or shortened to at least three letters, or null. */
export function monthNamed(word: string): number | null {
  names ??= allNames();
  return names.get(plain(word)) ?? null;
}

/** A name that is short for more than one month has null. */
let names: Map<string, number | null> | null = null;

function allNames(): Map<string, number | null> {
  const shortened = new Map<string, number | null>();
  const whole = new Map<string, number>(Object.entries(others));
  for (const language of languages) {
    for (let month = 1; month <= 12; month += 1) {
      for (const name of namesIn(language, month)) {
        if (!whole.has(name)) whole.set(name, month);
        for (let end = fewestLetters; end < name.length; end += 1) {
          const start = name.slice(0, end);
          shortened.set(start, (shortened.get(start) ?? month) === month ? month : null);
        }
      }
    }
  }
  return new Map([...shortened, ...whole]);
}

/** Returns the long and short names, as used in a date and alone. */
function namesIn(language: string, month: number): string[] {
  const at = Date.UTC(2027, month - 1, 15);
  return (['long', 'short'] as const).flatMap((style) =>
    [{ month: style }, { month: style, day: 'numeric' } as const].map((options) => {
      const parts = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).formatToParts(at);
      return plain(parts.find(({ type }) => type === 'month')?.value ?? '');
    }),
  );
}

/** Returns the letters in lower case, without accents. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}
