import { hasMarkup, wordsOfHtml } from './html-words.ts';

/**
 * A text of several lines as people read it, at most so many characters long: of HTML its words, of plain text all;
 * without control characters and without more than one empty line in a row.
 */
export function severalLines(given: string, most: number): string {
  const lines = plainWords(given)
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/[^\P{Cc}\n\t]/gu, '');
  const tidy = lines
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return shortened(tidy, most);
}

/** The same on one line. */
export function oneLine(given: string, most: number): string {
  return shortened(
    plainWords(given)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
    most,
  );
}

/** Of HTML its words; any other text as it is. What was made HTML twice over is read twice. */
export function plainWords(given: string): string {
  if (!hasMarkup(given)) return given;
  const words = wordsOfHtml(given);
  return hasMarkup(words) ? wordsOfHtml(words) : words;
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd()}…`;
}
