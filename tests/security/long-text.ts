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
