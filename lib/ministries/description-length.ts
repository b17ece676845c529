import { plainText } from '#lib/core/html/plain-text.ts';

/** Characters per line of a card on a phone, and on a wide screen. */
const lineLengths = { narrow: 38, wide: 62 } as const;

/** Lines visible in a description's window. */
const linesInWindow = 5;

/**
 * Returns where a description is longer than its window: everywhere, on narrow screens only, or nowhere (null). This is
 * an estimate: the window scrolls in any case.
 */
export function longerThanWindow(html: string): keyof typeof lineLengths | null {
  const blocks = plainText(html).split('\n');
  const isLonger = (length: number) => {
    // Blocks are half a line apart.
    const lines = blocks.reduce((sum, block) => sum + Math.ceil(block.length / length) + 0.5, -0.5);
    return lines > linesInWindow;
  };
  if (isLonger(lineLengths.wide)) return 'wide';
  return isLonger(lineLengths.narrow) ? 'narrow' : null;
}
