/** What texts are filled with that are meant to keep a program busy. */
export const openings = [
  '<',
  '&',
  '<a',
  '{\\',
  ' ',
  '\n',
  ' \n',
  '\r',
  '<v ',
  '<v.',
  '<p ',
  '<b>',
  '<b><i></b>',
  '<ul><li>',
  '</b>',
  '<!--',
  '<span data-fact="a"',
  '&lt;a ',
  '&#x1',
  '[[',
  '[{a|',
  '**a',
  '("',
  '1:',
  '\u00a0.',
  '/',
] as const;

/** Returns a text of this many characters: the opening again and again. */
export function filledWith(opening: string, characters: number): string {
  return opening.repeat(Math.ceil(characters / opening.length)).slice(0, characters);
}

/** Returns the fewest milliseconds of three runs that the work took; one within the limit is enough. */
export async function fastest(work: () => unknown, enoughMilliseconds: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && least > enoughMilliseconds; run += 1) {
    const start = performance.now();
    await work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
