import { plainText } from '#lib/core/html/plain-text.ts';

type Block = Readonly<Record<string, unknown>>;

/** The words that visitors read in blocks, in order. */
export function wordsOf(blocks: unknown): string[] {
  const texts = (blocks as Block[]).flatMap(textsOf);
  return texts.flatMap((text) => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []);
}

function textsOf({ kind, html, caption, items }: Block): string[] {
  const own = [html, caption].map((text) => (typeof text === 'string' ? `${text} ` : ''));
  const listed = Array.isArray(items) ? (items as Block[]) : [];
  const within = listed.flatMap(({ question, answer, label }) => [question, answer, label]);
  return [...own, ...within.map((text) => (typeof text === 'string' ? ` ${escaped(text)} ` : ''))].filter(
    () => kind !== 'embed',
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The share of the wanted words that are there in order: the longest common subsequence. */
export function keptInOrder(wanted: readonly string[], given: readonly string[]): number {
  let row = new Array<number>(given.length + 1).fill(0);
  for (const word of wanted) {
    const next = [0];
    for (const [at, other] of given.entries())
      next.push(word === other ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return wanted.length === 0 ? 1 : (row.at(-1) ?? 0) / wanted.length;
}

/** All addresses that links and buttons of blocks lead to. */
export function leadsOf(blocks: unknown): string[] {
  const text = JSON.stringify(blocks);
  const links = [...text.matchAll(/href=\\"([^"\\]+)\\"/g)].map(([, href = '']) => href);
  const buttons = (blocks as Block[])
    .filter(({ kind }) => kind === 'buttons')
    .flatMap(({ items }) => (items as { url: string }[]).map(({ url }) => url));
  return [...links, ...buttons].map((href) => href.replaceAll('&amp;', '&'));
}
