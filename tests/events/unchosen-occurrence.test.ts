import { expect, it, vi } from 'vitest';
import { log } from '#lib/core/process/log.ts';
import { noteUnchosenOccurrence } from '#lib/events/event-rows.ts';
import { sampleEvent, sampleNthWeekday, sampleSeries } from './sample-events.ts';

it('a monthly weekday without a chosen occurrence is noted in the log, and nothing else is', () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  for (const event of [
    sampleEvent(),
    sampleSeries('monthly', '2026-01-14'),
    sampleNthWeekday('2026-01-14', ['2'], 3),
  ]) {
    noteUnchosenOccurrence(event);
  }
  expect(warn).not.toHaveBeenCalled();
  noteUnchosenOccurrence(sampleNthWeekday('2026-01-14', [], 3));
  expect(warn).toHaveBeenCalledOnce();
});
