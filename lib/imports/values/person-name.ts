import { oneLine } from '../markup/written-text.ts';

const address = /[<([]?\s*(?:mailto:)?[^\s<>()[\]",;:]+@[^\s<>()[\]",;:@]+\s*[>)\]]?/gi;

/**
 * Returns the name of a person without an e-mail address: 'Jane Doe <jane@example.org>' and 'jane@example.org (Jane Doe)'
 * are Jane Doe. Empty where there is only an address. Shortened to `most` characters.
 */
export function personName(text: string, most: number): string {
  const line = oneLine(text, Number.POSITIVE_INFINITY);
  if (!line.includes('@')) return oneLine(line, most);
  const [, beside] = /^\S+@\S+\s+\((.+)\)$/.exec(line) ?? [];
  const name = (beside ?? line).replace(address, ' ').replace(/\s+/g, ' ');
  return oneLine(name.replace(/^[\s"',;:|–-]+|[\s"',;:|–-]+$/g, ''), most);
}
