import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide, promoted } from '#lib/forms/answers/seats.ts';

test.each([
  ['without a capacity', { capacity: null, taken: 900, waiting: 0 }, 20, { state: 'confirmed' }],
  ['where it fits exactly', { capacity: 10, taken: 8, waiting: 0 }, 2, { state: 'confirmed' }],
  ['where it does not fit', { capacity: 10, taken: 8, waiting: 0 }, 3, { state: 'waiting', position: 1 }],
  [
    'where it fits but others wait',
    { capacity: 10, taken: 8, waiting: 1 },
    1,
    { state: 'waiting', position: 2 },
  ],
  ['with a waiting list only', { capacity: 0, taken: 0, waiting: 0 }, 1, { state: 'waiting', position: 1 }],
  [
    'beyond what staff have confirmed',
    { capacity: 2, taken: 5, waiting: 0 },
    1,
    { state: 'waiting', position: 1 },
  ],
])('a party %s', (_where, seats, party, decision) => {
  expect(decide(seats, party, true)).toEqual(decision);
});

test.each([
  ['says how many are left', { capacity: 10, taken: 8, waiting: 0 }, 2],
  ['says that none are left', { capacity: 10, taken: 12, waiting: 0 }, 0],
  ['gives none to who comes after those that wait', { capacity: 10, taken: 8, waiting: 1 }, 0],
])('without a waiting list a party that is too large %s', (_what, seats, left) => {
  expect(decide(seats, 3, false)).toEqual({ state: 'full', left });
});

test('four seats become free while parties of 5, 2 and 2 wait: the two small ones come in', () => {
  const waiting = [5, 2, 2].map((seats, index) => ({ seats, index }));
  expect(promoted({ capacity: 20, taken: 16 }, waiting).map(({ index }) => index)).toEqual([1, 2]);
});

test('each party that comes in fits, in order, and none that would fit is left', () => {
  const parties = fc.array(fc.record({ seats: fc.integer({ min: 1, max: 20 }) }));
  const counts = { capacity: fc.integer({ min: 0, max: 60 }), taken: fc.integer({ min: 0, max: 60 }) };
  fc.assert(
    fc.property(parties, fc.record(counts), (waiting, seats) => {
      const inside = promoted(seats, waiting);
      const left = seats.capacity - seats.taken - inside.reduce((sum, party) => sum + party.seats, 0);
      if (inside.length > 0) expect(left).toBeGreaterThanOrEqual(0);
      const places = inside.map((party) => waiting.indexOf(party));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      for (const party of waiting.filter((each) => !inside.includes(each)))
        expect(party.seats).toBeGreaterThan(left);
    }),
  );
});
