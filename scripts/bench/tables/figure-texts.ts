import type { Judgement } from './budgets.ts';

/** A figure of a budget in its unit, no more exact than it is worth reading. */
export function withUnit(unit: Judgement['unit'], figure: number): string {
  const digits = unit === '' && !Number.isInteger(figure) ? 2 : unit === 'ms' && figure >= 100 ? 0 : 1;
  return `${Number(figure.toFixed(digits))}${unit && ` ${unit}`}`;
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

/** An id says nothing to a reader. */
export function shortened(path: string): string {
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '…');
}
