import { numberLocale } from '#lib/core/church/locale.ts';

/** Returns a file's size in units of 1,000 bytes, such as '1.2 MB'; at least '1 kB'. */
export function sizeText(bytes: number): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.max(1, bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(numberLocale(), {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
