import fc from 'fast-check';

const weekday = fc.constantFrom('SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA');
const list = <Value>(value: fc.Arbitrary<Value>, maxLength = 3) =>
  fc.uniqueArray(value, { minLength: 1, maxLength });
const nthWeekday = fc
  .tuple(fc.constantFrom('1', '2', '3', '4', '5', '-1', '-2'), weekday)
  .map(([nth, day]) => nth + day);
const monthDay = fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constantFrom(-1, -2));
const month = fc.integer({ min: 1, max: 12 });

const daily = fc.oneof(
  fc.constant(''),
  list(weekday).map((days) => `;BYDAY=${days}`),
);
const weekly = fc.tuple(
  fc.oneof(
    fc.constant(''),
    list(weekday, 7).map((days) => `;BYDAY=${days}`),
  ),
  fc.constantFrom('', ';WKST=SU', ';WKST=MO'),
);
const monthly = fc.oneof(
  fc.constant(''),
  list(nthWeekday).map((days) => `;BYDAY=${days}`),
  list(weekday).map((days) => `;BYDAY=${days}`),
  list(monthDay).map((days) => `;BYMONTHDAY=${days}`),
  fc
    .tuple(list(weekday, 5), list(fc.constantFrom(1, 2, 3, 4, -1), 2))
    .map(([days, positions]) => `;BYDAY=${days};BYSETPOS=${positions}`),
);
const yearly = fc.oneof(
  fc.constant(''),
  month.map((of) => `;BYMONTH=${of}`),
  fc.tuple(month, fc.integer({ min: 1, max: 28 })).map(([of, day]) => `;BYMONTH=${of};BYMONTHDAY=${day}`),
  fc.tuple(month, nthWeekday).map(([of, day]) => `;BYMONTH=${of};BYDAY=${day}`),
);

const of = (frequency: string, parts: fc.Arbitrary<unknown>, intervals: fc.Arbitrary<number>) =>
  fc
    .tuple(parts, intervals)
    .map(
      ([part, interval]) =>
        `FREQ=${frequency}${interval > 1 ? `;INTERVAL=${interval}` : ''}${[part].flat().join('')}`,
    );

/** Any rule of iCalendar that gives a time a day at most, without its end. */
export const anyRule = fc.oneof(
  of('DAILY', daily, fc.constantFrom(1, 1, 2, 3, 7, 14)),
  of('WEEKLY', weekly, fc.constantFrom(1, 1, 2, 2, 3)),
  of('MONTHLY', monthly, fc.constantFrom(1, 1, 1, 2, 12)),
  of('YEARLY', yearly, fc.constantFrom(1, 1, 2)),
);
