import { isBlank } from '#lib/core/operations/text-rules.ts';

/** The value, or what stands in its place where there is none: staff write their own later on. */
export function orElse(value: unknown, instead: string): unknown {
  return value === undefined || value === null || (typeof value === 'string' && isBlank(value))
    ? instead
    : value;
}

/** The text without line breaks, for where one line is all there is room for. */
export function onOneLine(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\s*[\r\n\t]+\s*/g, ' ') : value;
}
