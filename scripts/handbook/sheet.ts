/** The sheets of the handbook, which stand in docs/handbook by language. */
export const sheets = [
  'sunday-morning',
  'weekly-letter',
  'new-helper',
  'somebody-left',
  'machine-died',
] as const;

/** The papers that a sheet is printed on. */
export const papers = ['A4', 'Letter'] as const;
export type Paper = (typeof papers)[number];

/**
 * Returns a sheet as a document to print. Of Markdown it knows what the sheets have: headings, paragraphs, lists, tables,
 * bold, italics, code, and lines to write on.
 */
export function sheetDocument(
  markdown: string,
  { language, paper }: { language: string; paper: Paper },
): string {
  const blocks = markdown.trim().split(/\n{2,}/);
  const title = blocks[0]?.replace(/^# /, '') ?? '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${styles(paper)}</style></head><body>${blocks.map(block).join('\n')}</body></html>`;
}

/** The names of the product that a sheet prints in bold. */
export function namesIn(markdown: string): string[] {
  return [...markdown.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name);
}

function block(text: string): string {
  const lines = text.split('\n');
  const heading = /^(#{1,2}) (.+)$/.exec(text);
  if (heading) return `<h${heading[1]?.length}>${inline(heading[2] ?? '')}</h${heading[1]?.length}>`;
  if (lines.every((line) => /^\d+\. /.test(line)))
    return `<ol>${lines.map((line) => `<li>${inline(line.replace(/^\d+\. /, ''))}</li>`).join('')}</ol>`;
  if (lines.every((line) => line.startsWith('|'))) return table(lines);
  return `<p>${inline(text)}</p>`;
}

function table([head = '', _rule, ...rows]: string[]): string {
  const cells = (line: string, tag: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
      .join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`;
}

function inline(text: string): string {
  return escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\*([^*]+)\*/g, '<em>$1</em>')
    .replaceAll(/_{5,}/g, (line) => `<span class="line" style="width:${line.length / 2.6}em"></span>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Letters for arm's length, and enough room to write on. */
function styles(paper: Paper): string {
  return `
@page { size: ${paper}; margin: 15mm 17mm; }
body { margin: 0; font: 11.2pt/1.36 Figtree, "Segoe UI", Helvetica, Arial, sans-serif; color: #1b2233; }
h1 { margin: 0 0 5pt; padding-bottom: 4pt; border-bottom: 2.5pt solid #2d4a94; font: 600 23pt/1.15 Fraunces, Georgia, serif; }
h2 { margin: 10pt 0 3pt; font: 600 13.5pt/1.2 Fraunces, Georgia, serif; color: #1e3470; break-after: avoid; }
p { margin: 0 0 4pt; }
ol { margin: 0; padding-inline-start: 17pt; }
li { margin-bottom: 2.5pt; padding-inline-start: 2pt; }
strong { padding: 0 2.5pt; border: 0.6pt solid #626a80; border-radius: 2pt; font-weight: 650; }
code { font: 10pt/1.3 ui-monospace, Menlo, Consolas, monospace; }
table { width: 100%; margin: 3pt 0; border-collapse: collapse; }
th, td { padding: 3pt 5pt; border: 0.6pt solid #b9ad99; text-align: start; }
.line { display: inline-block; border-bottom: 0.8pt solid #626a80; height: 1em; }
td .line { border: 0; }
`;
}

/** Returns the number of pages of a PDF that Chromium has printed. */
export function pagesOf(pdf: Uint8Array): number {
  return [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type\s*\/Page\b(?!s)/g),
  ].length;
}
