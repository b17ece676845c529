import { plainText } from '#lib/core/html/plain-text.ts';

/** Characters of a line where its card is as wide as a phone, and on a wide screen. */
const lineLengths = { narrow: 38, wide: 62 } as const;

/** Lines that the window of a description shows. */
const linesInWindow = 5;

/**
 * Where a description is longer than its window: everywhere, on narrow screens alone, or nowhere (null). An
 * estimate, made of its words: a window that scrolls loses nothing where it is wrong.
 */
export function longerThanWindow(html: string): keyof typeof lineLengths | null {
  const blocks = plainText(html).split('\n');
  const isLonger = (length: number) => {
    // Half a line stands between two blocks.
    const lines = blocks.reduce((sum, block) => sum + Math.ceil(block.length / length) + 0.5, -0.5);
    return lines > linesInWindow;
  };
  if (isLonger(lineLengths.wide)) return 'wide';
  return isLonger(lineLengths.narrow) ? 'narrow' : null;
}
