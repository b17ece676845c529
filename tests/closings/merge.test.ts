import { expect, test } from 'vitest';
import { mergedInto } from '#lib/closings/merge.ts';

type Row = Parameters<typeof mergedInto>[1][number];

/** 'cancelled 7-9 18:00': a mode, the days of June 2031, and the hour from which it holds. */
function row(text: string): Row {
  const [mode = '', days = '', after_time = null, new_time = null] = text.split(' ');
  const [first = '', last = first] = days.split('-');
  const day = (date: string) => `2031-06-${date.padStart(2, '0')}`;
  return {
    mode,
    from_date: day(first),
    to_date: day(last),
    after_time: after_time === '-' ? null : after_time,
    new_time,
  };
}

const textOf = ({ from_date, to_date, after_time }: Pick<Row, 'from_date' | 'to_date' | 'after_time'>) =>
  `${Number(from_date.slice(8))}-${Number(to_date.slice(8))} ${after_time ?? '-'}`;

function merge(wanted: string, ...holding: string[]): string {
  const { from_date: from, to_date: to, after_time, new_time, mode } = row(wanted);
  const selection = { from, to, after_time, new_time, mode: mode as 'late', except: [] };
  const { merged, span } = mergedInto(selection, holding.map(row));
  return `${merged.length} of ${holding.length}, ${textOf(span)}`;
}

test.each([
  ['the same days', 'cancelled 8', 'cancelled 8', '1 of 1, 8-8 -'],
  ['the same days in another mode', 'online 8', 'cancelled 8', '1 of 1, 8-8 -'],
  ['all its days and more, in another mode', 'online 7-9', 'cancelled 8', '1 of 1, 7-9 -'],
  ['its evening and the day before it', 'online 8', 'cancelled 8 18:00', '1 of 1, 8-8 -'],
  ['days that overlap', 'cancelled 8-9', 'cancelled 7-8', '1 of 1, 7-9 -'],
  ['one of its days', 'cancelled 8', 'cancelled 7-9', '1 of 1, 7-9 -'],
  ['an evening of its days', 'cancelled 8 18:00', 'cancelled 7-9', '1 of 1, 7-9 -'],
  ['a later time of the same day', 'late 8 - 12:00', 'late 8 - 11:30', '1 of 1, 8-8 -'],
])('a closing of %s becomes one with that one', (_what, wanted, holding, becomes) => {
  expect(merge(wanted, holding)).toBe(becomes);
});

test.each([
  ['one of its days in another mode', 'online 8', 'cancelled 7-9', '0 of 1, 8-8 -'],
  ['its evening in another mode', 'online 8 18:00', 'cancelled 8', '0 of 1, 8-8 18:00'],
  ['one of its days at another time', 'late 8 - 12:00', 'late 7-9 - 11:30', '0 of 1, 8-8 -'],
  ['overlapping days with other hours', 'cancelled 8-9', 'cancelled 7-8 18:00', '0 of 1, 8-9 -'],
])('a closing of %s stands beside it, and neither says less than before', (_what, wanted, holding, stays) => {
  expect(merge(wanted, holding)).toBe(stays);
});

test('several become one where they fit together', () => {
  expect(merge('cancelled 8-9', 'cancelled 7-8', 'cancelled 9-10')).toBe('2 of 2, 7-10 -');
  expect(merge('cancelled 8-9 18:00', 'cancelled 7-9', 'cancelled 9-10 18:00')).toBe('1 of 2, 7-9 -');
});
