import { parseArgs } from 'node:util';
import type { Screen } from '#e2e/support/screens/screen.ts';
import { PlainError } from '#server/start/plain-error.ts';

interface ScreenshotOptions {
  /** Names; undefined for all. */
  pages: string[] | undefined;
  /** In px. */
  widths: number[];
}

const allWidths = [320, 390, 768, 1280, 1920];

/** Reads `--only=` and `--widths=`. @throws PlainError for anything else */
export function readOptions(args: string[]): ScreenshotOptions {
  const options = { only: { type: 'string' }, widths: { type: 'string' } } as const;
  try {
    const { only, widths } = parseArgs({ args, options }).values;
    return { pages: only?.split(','), widths: widths?.split(',').map(readWidth) ?? allWidths };
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw new PlainError(
      `Only --only=home,events and --widths=390,1280 are understood, not ${args.join(' ')}.`,
    );
  }
}

/** Returns the screens of those pages. @throws PlainError for an unknown page */
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
