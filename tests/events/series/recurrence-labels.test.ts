import { describe, expect, it } from 'vitest';
import { describeRecurrence, ruleWarnings } from '#lib/events/series/recurrence-labels.ts';
import { sampleEvent, sampleNthWeekday, sampleSeries } from '../sample-events.ts';

describe('the recurrence badge', () => {
  it.each([
    ['Every day', sampleSeries('daily', '2026-01-07')],
    ['Every week on Wednesday', sampleSeries('weekly', '2026-01-07')],
    ['Every week on Wednesday', sampleSeries('', '2026-01-07')],
    ['Every other Tuesday', sampleSeries('biweekly', '2026-01-06')],
    ['Every month on the 15th', sampleSeries('monthly', '2026-01-15')],
    ['Last day of every month', sampleSeries('monthly', '2026-01-31')],
    ['Every year on December 24', sampleSeries('yearly', '2026-12-24')],
    ['Every 1st and 3rd Sunday', sampleNthWeekday('2026-03-01', ['1', '3'], 0)],
    ['Every 1st, 2nd and last Sunday', sampleNthWeekday('2026-03-01', ['5', '2', '1'], 0)],
    ['Last Friday of every month', sampleNthWeekday('2026-01-30', ['5'], 5)],
    ['2nd Friday of every month', sampleNthWeekday('2026-01-09', ['2'], 5)],
    ['2nd Wednesday of every month', sampleNthWeekday('2026-01-14', [], null)],
    ['Every Friday', sampleNthWeekday('2026-01-09', ['1', '2', '3', '4', '5'], 5)],
  ])('reads %j', (words, event) => {
    expect(describeRecurrence(event)).toBe(words);
  });

  it('is absent from an event that does not recur or has no readable date', () => {
    expect(describeRecurrence(sampleEvent())).toBeNull();
    expect(describeRecurrence(sampleSeries('weekly', 'soon'))).toBeNull();
  });
});

describe('the warnings of a rule', () => {
  it('say what happens to the 29th, 30th and 31st in short months', () => {
    expect(ruleWarnings(sampleSeries('monthly', '2026-01-31'))).toEqual([
      'Months without a 31st use their last day.',
    ]);
    expect(ruleWarnings(sampleSeries('monthly', '2026-01-30'))).toEqual([
      'February has no 30th: its last day is used.',
    ]);
    expect(ruleWarnings(sampleSeries('monthly', '2026-01-29'))).toHaveLength(1);
    expect(ruleWarnings(sampleSeries('yearly', '2024-02-29'))).toEqual([
      'Years without 29 February use 28 February.',
    ]);
  });

  it('say what a fifth week, a start outside the pattern and no choice mean', () => {
    expect(ruleWarnings(sampleNthWeekday('2026-01-30', ['5'], 5))).toEqual([
      'The last Friday is the fourth in most months, and the fifth where there is one.',
    ]);
    expect(ruleWarnings(sampleNthWeekday('2026-01-07', ['1', '3'], 0))).toEqual([
      'The start date is not the 1st and 3rd Sunday of its month: the first date is Sunday, January 18, 2026.',
    ]);
    expect(ruleWarnings(sampleNthWeekday('2026-01-14', [], 3))).toEqual([
      'No occurrence is chosen: the start date’s own is used, the 2nd Wednesday of every month.',
    ]);
  });

  it('say when a series ends before it begins', () => {
    expect(ruleWarnings(sampleSeries('weekly', '2026-01-07', { end_date: '2026-01-06' }))).toEqual([
      'The series ends before its first date.',
    ]);
  });

  it('are silent where nothing surprises', () => {
    for (const event of [
      sampleEvent({ date: '2026-01-31' }),
      sampleSeries('daily', '2026-01-31'),
      sampleSeries('monthly', '2026-01-28'),
      sampleSeries('yearly', '2026-03-31'),
      sampleNthWeekday('2026-03-01', ['1'], 0),
    ]) {
      expect(ruleWarnings(event)).toEqual([]);
    }
  });
});
