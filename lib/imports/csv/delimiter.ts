const delimiters = [',', ';', '\t'] as const;

/** What separates the columns of a list: what its first line has most of, outside of quotation marks. */
export async function delimiterOf(text: AsyncIterable<Buffer | string>): Promise<string> {
  let head = '';
  for await (const part of text) head += part.toString();
  return delimiterIn(head);
}

/** The same of a text that is there. */
export function delimiterIn(head: string): string {
  const [first = ''] = head.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n|\r/, 1);
  const counted = delimiters.map((delimiter) => first.split(delimiter).length);
  return delimiters[counted.indexOf(Math.max(...counted))] ?? ',';
}
