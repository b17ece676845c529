import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { median, medians, percentile } from '#scripts/bench/statistics.ts';

const figures = fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 1 });

describe('the median', () => {
  test('is the middle one, or the mean of the two in the middle', () => {
    expect(median([5])).toBe(5);
    expect(median([9, 1, 5])).toBe(5);
    expect(median([10, 2, 4, 1])).toBe(3);
  });

  test('one wild round does not move it far', () => {
    expect(median([100, 101, 102, 103, 9999])).toBe(102);
  });

  test('has as many at or below it as at or above it', () => {
    fc.assert(
      fc.property(figures, (numbers) => {
        const middle = median(numbers);
        const below = numbers.filter((number) => number <= middle).length;
        const above = numbers.filter((number) => number >= middle).length;
        expect(Math.min(below, above) * 2).toBeGreaterThanOrEqual(numbers.length);
      }),
    );
  });

  test('there is none of nothing', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  test('is the smallest that the share does not exceed', () => {
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile(hundred, 1)).toBe(100);
    expect(percentile(hundred, 0)).toBe(1);
    expect(percentile([7], 0.99)).toBe(7);
  });

  test('is one of the numbers, and leaves no more above it than it may', () => {
    fc.assert(
      fc.property(figures, fc.double({ min: 0, max: 1, noNaN: true }), (numbers, share) => {
        const found = percentile(numbers, share);
        expect(numbers).toContain(found);
        const covered = numbers.filter((number) => number <= found).length;
        expect(covered).toBeGreaterThanOrEqual(share * numbers.length);
      }),
    );
  });

  test('leaves the order of the numbers alone', () => {
    const numbers = [3, 1, 2];
    percentile(numbers, 0.5);
    expect(numbers).toEqual([3, 1, 2]);
  });
});

test('rounds are summed up field by field', () => {
  const rounds = [
    { perSecond: 10, milliseconds: 3 },
    { perSecond: 30, milliseconds: 1 },
    { perSecond: 20, milliseconds: 2 },
  ];
  expect(medians(rounds)).toEqual({ perSecond: 20, milliseconds: 2 });
  expect(() => medians([])).toThrow(RangeError);
});
