import { bench, describe } from 'vitest';
import { EventIndex } from '#lib/events/event-index.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { occurrencesBetween, pastOccurrences, upcomingOccurrences } from '#lib/events/series/recurrence.ts';
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
  let index = EventIndex.of(series);
  bench(
    'the next three and the number of all after one of them was edited',
    () => {
      const edited = index.events[5000] as EventWithExceptions;
      index = index.with([edited], [{ ...edited }]);
      index.upcoming('2026-11-21', 3);
      index.count('2026-11-21');
    },
    options,
  );
  bench('the last forty occurrences', () => void pastOccurrences(series, '2026-11-21', 40), options);
});
