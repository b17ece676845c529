import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestOf } from '#lib/core/cache/read-digest.ts';

const copied = <Value>(value: Value): Value => structuredClone(value);

const anything = fc.anything({
  withDate: true,
  withMap: true,
  withSet: true,
  withBigInt: true,
  withNullPrototype: false,
});

test('equal results have equal digests, however often they are made', () => {
  fc.assert(fc.property(anything, (value) => digestOf(value) === digestOf(copied(value))));
});

test('different results have different digests', () => {
  const results = [
    null,
    undefined,
    false,
    0,
    -0,
    Number.NaN,
    '',
    '0',
    0n,
    [],
    {},
    [[]],
    [null],
    [undefined],
    ['a', 'b'],
    ['a,b'],
    [['a'], 'b'],
    [['a', 'b']],
    { a: undefined },
    { a: null },
    { a: 'b' },
    { 'a:"b"': 1 },
    new Date(0),
    new Date(1),
    new Date(0).toISOString(),
    new Date(Number.NaN),
    new Map(),
    new Map([['a', 1]]),
    new Set(),
    new Set(['a']),
    [{ a: 1 }, { a: 2 }],
    [{ a: 2 }, { a: 1 }],
  ];
  expect(new Set(results.map(digestOf)).size).toBe(results.length);
});

test('a row of a list that was digested before is not looked at again', () => {
  let looks = 0;
  const row = {
    get title() {
      looks += 1;
      return 'Supper';
    },
  };
  expect(digestOf([row, { title: 'Picnic' }])).not.toBe(digestOf([row]));
  expect(looks).toBe(1);
});

test.each([
  ['a function', () => 1],
  ['a symbol', Symbol('a')],
  ['an object of a class that may hide what it holds', { error: new Error('no') }],
])('%s has none', (_, value) => {
  expect(() => digestOf(value)).toThrow(TypeError);
});
