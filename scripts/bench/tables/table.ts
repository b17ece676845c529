/** Figures in rows and columns. The first column is words, the others are set to the right. */
export interface Table {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** As it is printed in a terminal. */
export function asText({ title, columns, rows }: Table): string {
  const widths = columns.map((column, at) =>
    Math.max(...[column, ...rows.map((row) => cell(row, at))].map(length)),
  );
  const line = (row: readonly string[]) =>
    widths
      .map((width, at) => pad(cell(row, at), width, at > 0))
      .join('  ')
      .trimEnd();
  return [title, ...[columns, ...rows].map((row) => `  ${line(row)}`)].join('\n');
}

/** As it stands in docs/performance.md. */
export function asMarkdown({ columns, rows }: Table): string {
  const line = (row: readonly string[]) =>
    `| ${columns.map((_, at) => cell(row, at).replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = `|${columns.map((_, at) => (at > 0 ? '---:' : '---')).join('|')}|`;
  return [line(columns), rule, ...rows.map(line)].join('\n');
}

function cell(row: readonly string[], at: number): string {
  return row[at] ?? '';
}

function length(text: string): number {
  return [...text].length;
}

function pad(text: string, width: number, toTheRight: boolean): string {
  const space = ' '.repeat(Math.max(0, width - length(text)));
  return toTheRight ? space + text : text + space;
}
