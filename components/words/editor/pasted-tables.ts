const innermost = /<table\b[^<>]*>((?:(?!<table\b)[\s\S])*?)<\/table\s*>/gi;
const block = /<\/?(?:p|div|br|section|article|blockquote|center)\b[^<>]*>/gi;
const mostParagraphs = 3;
const deepest = 20;

/**
 * Returns HTML of the clipboard without tables: each row is a paragraph with its cells in their order; of a table that
 * only arranges a page the contents stay.
 */
export function withTableLines(html: string): string {
  let lines = html;
  for (let depth = 0; depth < deepest && /<table\b/i.test(lines); depth += 1)
    lines = lines.replace(innermost, (_whole, table: string) => linesOf(table));
  return lines;
}

function linesOf(table: string): string {
  const rows = table.split(/<tr\b[^<>]*>/i).map((row) =>
    row
      .split(/<t[dh]\b[^<>]*>/i)
      .slice(1)
      .map(withoutParts),
  );
  const cells = rows.flat();
  if (rows.every(({ length }) => length < 2) || cells.some(arrangesPage)) return cells.map(asBlock).join('');
  const [, caption = ''] = /<caption\b[^<>]*>((?:(?!<caption\b)[\s\S])*?)<\/caption\s*>/i.exec(table) ?? [];
  const words = rows.map((row) => row.map(onOneLine).filter(hasWords).join(' · '));
  return [onOneLine(caption), ...words]
    .filter(hasWords)
    .map((line) => `<p>${line}</p>`)
    .join('');
}

function withoutParts(cell: string): string {
  return cell.replace(/<\/?(?:t[dhr]|tbody|thead|tfoot|colgroup|col)\b[^<>]*>/gi, '');
}

/** Whether a cell holds what is no value of a table. */
function arrangesPage(cell: string): boolean {
  const paragraphs = cell.match(/<p\b/gi)?.length ?? 0;
  return paragraphs > mostParagraphs || /<(?:h[1-6]|ul|ol|figure|img)\b/i.test(cell);
}

function asBlock(cell: string): string {
  return /<(?:p|div|h[1-6]|ul|ol|blockquote)\b/i.test(cell) || !hasWords(cell)
    ? cell
    : `<p>${cell.trim()}</p>`;
}

function onOneLine(cell: string): string {
  return cell.replace(block, ' ').replace(/\s+/g, ' ').trim();
}

function hasWords(html: string): boolean {
  return html.replace(/<[^<>]*>|&nbsp;|\s/g, '') !== '';
}
