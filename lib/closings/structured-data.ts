import type { OpeningHoursSpecification } from 'schema-dts';
import type { Closing } from './schema.ts';

/** The days on which nothing is open, as search engines read them (schema.org); a day that only ends early is none. */
export function closedDays(closings: readonly Closing[]): OpeningHoursSpecification[] {
  return closings
    .filter(({ mode, after_time }) => mode === 'cancelled' && after_time === null)
    .map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: from,
      validThrough: to,
    }));
}
