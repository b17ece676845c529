/** Figures in rows and columns. The first column is left-aligned, the others are right-aligned. */
export interface Table {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Returns the table for a terminal. */
export function asText({ title, columns, rows }: Table): string {
  const lines = [columns, ...rows];
  const widths = columns.map((_, at) => Math.max(...lines.map((row) => [...(row[at] ?? '')].length)));
  const line = (row: readonly string[]) =>
    widths.map((width, at) => {
      const text = row[at] ?? '';
      const space = ' '.repeat(width - [...text].length);
      return at > 0 ? space + text : text + space;
    });
  return [title, ...lines.map((row) => `  ${line(row).join('  ').trimEnd()}`)].join('\n');
}

/** Returns the table for docs/performance.md. */
export function asMarkdown({ columns, rows }: Table): string {
  const line = (row: readonly string[]) =>
    `| ${columns.map((_, at) => (row[at] ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = `|${columns.map((_, at) => (at > 0 ? '---:' : '---')).join('|')}|`;
  return [line(columns), rule, ...rows.map(line)].join('\n');
}

export function whole(figure: number): string {
  return Math.round(figure).toLocaleString('en-US');
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}

/** Returns the path with its id as an ellipsis. */
export function shortened(path: string): string {
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '…');
}
