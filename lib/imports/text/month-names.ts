/** Languages whose names of months are known. Where two begin alike and mean different months, neither is shortened. */
const languages = [
  ...['en', 'de', 'de-AT', 'fr', 'es', 'it', 'pt', 'nl', 'da', 'sv', 'nb', 'ro'],
  ...['pl', 'cs', 'sk', 'hu', 'ru', 'uk', 'el', 'tr', 'id', 'fil'],
];
/** Short names that no list of Unicode has. */
const others: Readonly<Record<string, number>> = { mrz: 3, maerz: 3, feber: 2, setiembre: 9 };
const fewestLetters = 3;

/**
 * The month (1 to 12) of a name, whole or shortened to three letters or more, in any of the languages. Null for another
 * word.
 */
export function monthNamed(word: string): number | null {
  names ??= allNames();
  return names.get(plain(word)) ?? null;
}

/** Null beside a name: it is short for more than one month. */
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

/** As it stands in a date and alone, whole and short. */
function namesIn(language: string, month: number): string[] {
  const at = Date.UTC(2027, month - 1, 15);
  return (['long', 'short'] as const).flatMap((style) =>
    [{ month: style }, { month: style, day: 'numeric' } as const].map((options) => {
      const parts = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).formatToParts(at);
      return plain(parts.find(({ type }) => type === 'month')?.value ?? '');
    }),
  );
}

/** In lower case, without accents and dots. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}
