import type { Screen } from '#e2e/support/screens/screen.ts';
import { PlainError } from '#server/start/plain-error.ts';

/** What is to be drawn. */
export interface Request {
  /** The pages by name; undefined for all. */
  pages: string[] | undefined;
  /** In px. */
  widths: number[];
}

const allWidths = [320, 390, 768, 1280, 1920];

/** Reads `--only=` and `--widths=`. @throws PlainError for a word that means nothing here */
export function readRequest(words: string[]): Request {
  const request: Request = { pages: undefined, widths: allWidths };
  for (const word of words) {
    const [, flag, value = ''] = /^--(only|widths)=(.+)$/.exec(word) ?? [];
    if (flag === 'only') request.pages = value.split(',');
    else if (flag === 'widths') request.widths = value.split(',').map(readWidth);
    else throw new PlainError(`Only --only=home,events and --widths=390,1280 are understood, not ${word}.`);
  }
  return request;
}

/** The screens of those pages. @throws PlainError for a page that there is not */
export function named(pages: string[] | undefined, screens: Screen[]): Screen[] {
  if (!pages) return screens;
  const known = new Set(screens.map(({ page }) => page));
  const unknown = pages.filter((page) => !known.has(page));
  if (unknown.length > 0)
    throw new PlainError(`There is no ${unknown.join(', ')}; there are ${[...known].join(', ')}.`);
  return screens.filter(({ page }) => pages.includes(page));
}

function readWidth(text: string): number {
  const width = Number(text);
  if (!Number.isInteger(width) || width < 200 || width > 4000)
    throw new PlainError(`A width is a number of pixels such as 390, not ${text}.`);
  return width;
}
