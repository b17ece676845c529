import { expect, test } from 'vitest';
import { isFullFor, partyLimit, partyWords, seatWords } from '#components/forms/seats/seat-words.ts';
import english from '#lib/language/generated/en.ts';

const { formView: words } = english;

const rule = { has_waiting_list: true };
const counts = (left: number | null, waiting = 0) => ({ capacity: left === null ? null : 20, left, waiting });

test('the places that are left are counted, then few, then full', () => {
  expect(seatWords(counts(12), rule)).toBe('12 of 20 places left');
  expect(seatWords(counts(3), rule)).toBe('Few left: 3 places');
  expect(seatWords(counts(1), rule)).toBe('Few left: 1 place');
  expect(seatWords(counts(0), rule)).toBe(words.mayWait);
  expect(seatWords(counts(0), { has_waiting_list: false })).toBe(words.isFull);
  expect(seatWords(counts(null), rule)).toBeNull();
  expect(seatWords({ capacity: 2, left: 2, waiting: 0 }, rule)).toBe('2 of 2 places left');
});

test('nobody passes who waits: where a larger party waits, it is full for a smaller one', () => {
  expect(seatWords(counts(2, 1), rule)).toBe(words.mayWait);
});

test('a party that is larger than what is left hears so before it is sent', () => {
  expect(partyWords(counts(2), 3, rule)).toBe(words.partyWaits(2));
  expect(partyWords(counts(2), 3, { has_waiting_list: false })).toBe(words.partyTooLarge(2));
  expect(partyWords(counts(2), 2, rule)).toBeNull();
  expect(partyWords(counts(0), 2, rule)).toBeNull();
});

test('as many can be chosen as places are left, where nobody can wait for more', () => {
  const limit = (left: number | null, has_waiting_list = false, chosen = 1) =>
    partyLimit(counts(left), chosen, { party_max: 6, has_waiting_list });
  expect([limit(2), limit(12), limit(null), limit(0)]).toEqual([2, 6, 6, 1]);
  expect(limit(2, true)).toBe(6);
  expect(limit(2, false, 4)).toBe(4);
  expect(partyLimit(null, 1, { party_max: 6, has_waiting_list: false })).toBe(6);
});

test('the button offers the waiting list to who would wait', () => {
  const seats = { capacity: 20, taken: 18, left: 2, waiting: 0, is_open: true };
  expect(isFullFor(seats, rule, { seats: 3 })).toBe(true);
  expect(isFullFor(seats, rule, { seats: 2 })).toBe(false);
  expect(isFullFor(undefined, rule, {})).toBe(false);
  const slots = [{ id: 'bread', capacity: 1, taken: 1, left: 0, waiting: 0 }];
  expect(isFullFor({ ...seats, slots }, rule, { slot: 'bread' })).toBe(true);
  expect(isFullFor({ ...seats, slots }, rule, {})).toBe(false);
});
