/** Texts that mean yes; anything else means no. */
const yes = new Set([
  ...['true', 't', 'yes', 'y', '1', '-1', 'x', 'on', 'checked', '✓', '✔'],
  ...[
    'wahr',
    'ja',
    'vrai',
    'oui',
    'verdadero',
    'sí',
    'si',
    'vero',
    'sì',
    'verdadeiro',
    'sim',
    'waar',
    'sant',
  ],
]);

/** A cell as it is meant: a formula stays the text it is, and what an export put before it goes. */
export function cellText(cell: string): string {
  const text = cell.trim();
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

export function isYes(cell: string): boolean {
  return yes.has(cell.toLowerCase());
}

const frequencies: readonly (readonly [RegExp, string])[] = [
  [/^advanced_?monthly$/, 'advanced_monthly'],
  [/^(bi-?weekly|fortnightly|every (other|2|two) weeks?)$/, 'biweekly'],
  [/^(daily|every day)$/, 'daily'],
  [/^(weekly|every week|each week)$/, 'weekly'],
  [/^(monthly|every month)$/, 'monthly'],
  [/^(yearly|annually|annual|every year)$/, 'yearly'],
  [/^(|none|no|never|once|one-?time|false|0|single)$/, ''],
];

/** How often it repeats, as the site says it; '' for once, and any other text as it is, which is refused. */
export function readFrequency(cell: string): string {
  const text = cell.toLowerCase().trim();
  return frequencies.find(([pattern]) => pattern.test(text))?.[1] ?? cell;
}
