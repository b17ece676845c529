import { Parser } from 'htmlparser2';

const charactersAtOnce = 4096;

/**
 * Returns whether a tag stands within more than so many others. The time of a parser grows with the square of that depth,
 * so this one stops there.
 */
export function isNestedDeeper(html: string, most: number): boolean {
  let depth = 0;
  let deepest = 0;
  const parser = new Parser({
    onopentag: () => {
      depth += 1;
      deepest = Math.max(deepest, depth);
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  for (let at = 0; at < html.length && deepest <= most; at += charactersAtOnce)
    parser.write(html.slice(at, at + charactersAtOnce));
  return deepest > most;
}
