import { describe, expect, test } from 'vitest';
import { removedDate } from '#lib/events/exception-columns.ts';
import type { EventWithExceptions, ExceptionRow } from '#lib/events/occurrence.ts';
import { composeWeek } from '#lib/letters/compose/compose-week.ts';
import { changedDates, correctedItems } from '#lib/letters/corrections/changed-dates.ts';
import { sampleEvent, sampleSeries } from '../events/sample-events.ts';

const now = new Date('2026-12-03T16:00:00Z');
const later = new Date('2026-12-04T16:00:00Z');
const told = (events: EventWithExceptions[]) =>
  composeWeek({ now, events, news: [], sermon: null, signUps: [], last: null });

function otherwise(kind: string, date: string, fields: Partial<ExceptionRow> = {}): ExceptionRow {
  return { ...removedDate, kind, date, updated_at: '2026-12-01T12:00:00.000Z', ...fields } as ExceptionRow;
}

const series = (fields: Partial<EventWithExceptions> = {}) => sampleSeries('weekly', '2026-12-01', fields);
const letter = told([series()]);

describe('a date that a letter told', () => {
  test('and that is as it was, needs no correction', () => {
    expect(changedDates([letter], [series({ description: 'Otherwise' })], later)).toEqual([]);
  });

  test.each([
    ['was cancelled', series({ exceptions: [otherwise('cancelled', '2026-12-08')] }), 'Cancelled'],
    [
      'was moved',
      series({ exceptions: [otherwise('changed', '2026-12-08', { new_date: '2026-12-09' })] }),
      'Moved from Tuesday, December 8',
    ],
    ['is at another time', series({ time: '8:00 PM' }), null],
    [
      'was taken out',
      series({ exceptions: [otherwise('removed', '2026-12-08')] }),
      'It no longer takes place',
    ],
  ])('and that %s, is corrected', (_what, event, note) => {
    const changes = changedDates([letter], [event], later);
    expect(changes.map(({ date }) => date.date)).toEqual(['2026-12-08']);
    expect(correctedItems(changes, [event]).map((item) => [item.title, item.note])).toEqual([
      ['Evening Prayer', note],
    ]);
  });

  test('and that was deleted with its event, is off', () => {
    const [item] = correctedItems(changedDates([letter], [], later), []);
    expect(item).toMatchObject({ when: letter[0]?.when, note: 'It no longer takes place' });
  });

  test('and that is over, is left alone', () => {
    const off = series({ exceptions: [otherwise('cancelled', '2026-12-08')] });
    expect(changedDates([letter], [off], new Date('2026-12-09T16:00:00Z'))).toEqual([]);
  });

  test('and that goes on in another event, is as it was', () => {
    const ended = series({ end_date: '2026-12-07' });
    const heir = series({ id: '4f1a6f0e-6f0b-4f5e-9d3c-2b1a0c9d8e7f', date: '2026-12-08' });
    expect(changedDates([letter], [ended, heir], later)).toEqual([]);
  });
});

test('a correction that was sent is what counts from then on: opened again, the date is corrected again', () => {
  const off = series({ exceptions: [otherwise('cancelled', '2026-12-08')] });
  const correction = correctedItems(changedDates([letter], [off], later), [off]);
  expect(changedDates([letter, correction], [off], later)).toEqual([]);
  expect(changedDates([letter, correction], [series()], later)).toHaveLength(1);
  const gone = correctedItems(changedDates([letter], [], later), []);
  expect(changedDates([letter, gone], [], later)).toEqual([]);
  expect(changedDates([letter, gone], [series()], later)).toHaveLength(1);
});

test('one of several days is compared with all of them', () => {
  const camp = sampleEvent({ date: '2026-12-04', end_date: '2026-12-06', time: 'All day' });
  expect(changedDates([told([camp])], [{ ...camp, end_date: '2026-12-05' }], later)).toHaveLength(1);
});
