import { describe, expect, it } from 'vitest';
import { dateMonthsAfter, monthAfter, monthWeeks, readMonth, sheetBounds } from '#lib/events/month-grid.ts';
import { occurrencesBetween } from '#lib/events/series/occurrences.ts';
import { sampleEvent, sampleSeries } from './sample-events.ts';

describe('the sheet of a month', () => {
  it('has six weeks from Sunday to Saturday, with the neighbouring months’ days around', () => {
    const weeks = monthWeeks('2026-11', [], []);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(weeks[0]?.[0]).toMatchObject({ date: '2026-11-01', number: 1, isInMonth: true });
    expect(weeks[5]?.[6]).toMatchObject({ date: '2026-12-12', number: 12, isInMonth: false });
    expect(sheetBounds('2026-02')).toEqual({ from: '2026-02-01', to: '2026-03-14' });
    expect(sheetBounds('2026-08')).toEqual({ from: '2026-07-26', to: '2026-09-05' });
  });

  it('shows what is on each day, a multi-day event on each of its days', () => {
    const events = [
      sampleSeries('weekly', '2026-01-07'),
      sampleEvent({ id: 'retreat', title: 'Retreat', date: '2026-10-30', end_date: '2026-11-03' }),
    ];
    const { from, to } = sheetBounds('2026-11');
    const days = monthWeeks('2026-11', occurrencesBetween(events, from, to, '2026-11-01'), []).flat();
    const on = (title: string) =>
      days.filter((day) => day.occurrences.some((event) => event.title === title)).map((day) => day.date);
    expect(on('Retreat')).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
    expect(on('Evening Prayer')).toEqual([
      '2026-11-04',
      '2026-11-11',
      '2026-11-18',
      '2026-11-25',
      '2026-12-02',
      '2026-12-09',
    ]);
  });
});

describe('turning the pages', () => {
  it('goes over the turn of the year', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
  });

  it('ends where the calendar ends', () => {
    expect(monthAfter('2099-12', 1)).toBeNull();
    expect(monthAfter('1970-01', -1)).toBeNull();
  });

  it('keeps the day of the month where the other month has it', () => {
    expect(dateMonthsAfter('2026-01-31', 1)).toBe('2026-02-28');
    expect(dateMonthsAfter('2026-03-15', -1)).toBe('2026-02-15');
  });

  it.each(['', '2026-13', '2026-00', '26-01', '0001-01', '9999-01', 'november', '2026-11-01'])(
    'reads %j as no month',
    (text) => {
      expect(readMonth(text)).toBeNull();
    },
  );
});
