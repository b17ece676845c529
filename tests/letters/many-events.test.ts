import { expect, test } from 'vitest';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { composeWeek } from '#lib/letters/compose/compose-week.ts';
import { millisecondsOf } from '#tests/support/fastest.ts';
import { sampleEvent } from '../events/sample-events.ts';

test('2,000 events of one week are composed in about a second at most', async () => {
  const now = new Date();
  const today = churchToday(now);
  const events = Array.from({ length: 2000 }, (_, at) =>
    sampleEvent({ id: `e${at}`, title: `Event ${at}`, date: addDays(today, 1 + (at % 6)) }),
  );
  const compose = () => composeWeek({ now, events, news: [], sermon: null, signUps: [], last: null });
  expect(compose()).toHaveLength(2000);
  // A quiet machine takes less than 200, a busy one several times as long.
  expect(await millisecondsOf(async () => compose())).toBeLessThan(1500);
});
