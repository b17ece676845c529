import { bench, describe } from 'vitest';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { countOccurrences } from '#lib/events/series/count-occurrences.ts';
import { occurrencesBetween, pastOccurrences, upcomingOccurrences } from '#lib/events/series/occurrences.ts';
import { manySeries } from './many-series.ts';

const series = manySeries(10_000);
const options = { time: 2000, warmupTime: 200 };

describe('10,000 series', () => {
  bench(
    'expanded into one month',
    () => void occurrencesBetween(series, '2026-11-01', '2026-11-30', '2026-11-21'),
    options,
  );
  bench('the next three occurrences', () => void upcomingOccurrences(series, '2026-11-21', 3), options);
  bench(
    'the number of all after one of them was edited',
    () => {
      series[5000] = { ...(series[5000] as EventWithExceptions) };
      countOccurrences(series, '2026-11-21');
    },
    options,
  );
  bench('the last forty occurrences', () => void pastOccurrences(series, '2026-11-21', 40), options);
});
