import { directAddress } from '#lib/core/text/direct-address.ts';
import { withTableLines } from './pasted-tables.ts';
import { withWordLists } from './word-lists.ts';

/**
 * Returns HTML of the clipboard as the editor takes it: the lists of Word are lists, rows of tables are lines, the highest
 * heading is the editor's first and any below it its second, and links lead where they lead in the end.
 */
export function pastedHtml(html: string): string {
  const lines = withTableLines(withWordLists(html));
  // What comes from an editor of the site has its headings.
  const own = html.includes('data-pm-slice') ? lines : withOwnHeadings(lines);
  return own.replace(
    href,
    (_whole, one, two, three) => ` href="${escaped(directAddress(read(one ?? two ?? three)))}"`,
  );
}

const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;
const tag = /<(\/?)(p|div)\b([^<>]*)>/gi;

function withOwnHeadings(html: string): string {
  const plain = withHeadingTags(html);
  const levels = [...plain.matchAll(/<h([0-6])\b/gi)].map(([, level]) => Number(level));
  const highest = levels.reduce((least, level) => Math.min(least, level), 9);
  return plain.replace(/<(\/?)h([0-6])\b[^<>]*>/gi, (_whole, end, level) =>
    Number(level) === highest ? `<${end}h3>` : `<${end}h4>`,
  );
}

/** Word and others write some headings as paragraphs, up to the end of the same element. */
function withHeadingTags(html: string): string {
  let open: { name: string; level: number } | null = null;
  return html.replace(tag, (whole, end: string, typed: string, attributes: string) => {
    const name = typed.toLowerCase();
    if (open && end && name === open.name) {
      const { level } = open;
      open = null;
      return `</h${level}>`;
    }
    const level = open || end ? null : headingLevel(attributes);
    if (level === null) return whole;
    open = { name, level };
    return `<h${level}>`;
  });
}

/** Returns the level that a paragraph's attributes name, or null; Word's title stands above all, at 0. */
function headingLevel(attributes: string): number | null {
  if (/\bclass=["']?MsoTitle\b/i.test(attributes)) return 0;
  if (!/\brole=["']?heading\b/i.test(attributes)) return null;
  return Number(/\baria-level=["']?([1-6])/i.exec(attributes)?.[1] ?? 2);
}

function read(attribute: string): string {
  return attribute.replaceAll('&amp;', '&').replaceAll('&quot;', '"').trim();
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
