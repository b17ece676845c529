import { hasMarkup, wordsOfHtml } from './html-words.ts';

/** Returns the words of a text without control characters, tidied and shortened to `most` characters. */
export function severalLines(given: string, most: number): string {
  const tidy = plainWords(given)
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return shortened(tidy, most);
}

/** Returns the text on one line, shortened to `most` characters. */
export function oneLine(given: string, most: number): string {
  const line = plainWords(given).replace(/[\s\p{Cc}]+/gu, ' ');
  return shortened(line.trim(), most);
}

/** Returns the words of HTML, and any other text unchanged. HTML that was escaped twice is read twice. */
function plainWords(given: string): string {
  if (!hasMarkup(given)) return given;
  const words = wordsOfHtml(given);
  return hasMarkup(words) ? wordsOfHtml(words) : words;
}

/** Returns a text of at most so many characters, without half of one at its end. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1).replace(/\p{Surrogate}$/u, '');
  return `${start.trimEnd()}…`;
}
