import { afterEach, expect, test } from 'vitest';
import { forgetTick, keepTick, readTicks } from '#components/forms/answers/kept-ticks.ts';
import { arrivals, searched, shownAnswers } from '#components/forms/answers/shown-answers.ts';
import { sheetParties } from '#components/forms/paper/sign-up-sheet.tsx';
import { writeStored } from '#lib/core/browser/browser-storage.ts';
import type { AnswerRow } from '#lib/forms/answers/schema.ts';
import type { FormRow } from '#lib/forms/schema.ts';

const ask = { help: null, choices: [], is_required: false, is_sensitive: false };
const form = {
  questions: [
    { ...ask, id: 'diet', kind: 'text', label: 'Diet' },
    { ...ask, id: 'days', kind: 'choices', label: 'Days' },
    { ...ask, id: 'bus', kind: 'yes_no', label: 'By bus' },
    { ...ask, id: 'born', kind: 'date', label: 'Born' },
  ],
  removed_questions: [{ ...ask, id: 'size', kind: 'text', label: 'Shirt' }],
  slots: [{ id: 'soup', label: 'Soup', capacity: 3 }],
} as unknown as FormRow;
const row = (more: Partial<AnswerRow>) =>
  ({
    name: '',
    email: '',
    phone: null,
    names: [],
    answers: {},
    seats: 1,
    state: 'confirmed',
    ...more,
  }) as AnswerRow;

test('answers stand in the order of the questions, in words, with those that are gone last', () => {
  const answers = {
    size: 'L',
    born: '2019-03-04',
    bus: false,
    days: ['Sat', 'Sun'],
    diet: 'Nuts',
    lost: 'x',
  };
  expect(shownAnswers(form, row({ answers })).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Diet: Nuts',
    'Days: Sat, Sun',
    'By bus: No',
    'Born: March 4, 2019',
    'Shirt (removed): L',
  ]);
});

test('the search finds every word, wherever it is, without case and accents', () => {
  const rows = [
    row({ name: 'José Núñez', email: 'jose@example.org', phone: '555 0100', answers: { diet: 'Nuts' } }),
    row({ name: 'Ruth', names: ['Naomi'], slot_id: 'soup' }),
  ];
  const found = (words: string) => searched(form, rows, words).map(({ name }) => name);
  expect(found('')).toEqual(['José Núñez', 'Ruth']);
  expect(found('jose NUNEZ')).toEqual(['José Núñez']);
  expect(found('0100 nuts')).toEqual(['José Núñez']);
  expect(found('naomi soup')).toEqual(['Ruth']);
  expect(found('ruth nuts')).toEqual([]);
});

test('who has come is counted in people, of those who are signed up', () => {
  const rows = [
    row({ seats: 3, has_come: true }),
    row({ seats: 2, has_come: false }),
    row({ seats: 4, has_come: true, state: 'cancelled' }),
  ];
  expect(arrivals(rows, ({ has_come }) => has_come)).toEqual({ came: 3, taken: 5 });
});

test('the sheet has who is signed up, by name', () => {
  const rows = [row({ name: 'Ruth' }), row({ name: 'Boaz' }), row({ name: 'Amos', state: 'waiting' })];
  expect(sheetParties(rows).map(({ name }) => name)).toEqual(['Boaz', 'Ruth']);
});

const of = 'form-1';
afterEach(() => {
  for (const { answer, has_come } of readTicks(of)) forgetTick(of, answer, has_come);
});

test('a tick is kept until it is sent; one that was changed meanwhile stays', () => {
  keepTick(of, { answer: 'a', name: 'Ruth', has_come: true });
  keepTick(of, { answer: 'b', name: 'Boaz', has_come: true });
  keepTick(of, { answer: 'a', name: 'Ruth', has_come: false });
  expect(readTicks(of).map(({ answer, has_come }) => `${answer} ${has_come}`)).toEqual(['b true', 'a false']);
  expect(readTicks('form-2')).toEqual([]);
  forgetTick(of, 'a', true);
  forgetTick(of, 'b', true);
  expect(readTicks(of)).toEqual([{ answer: 'a', name: 'Ruth', has_come: false }]);
});

test('what cannot be read is no tick', () => {
  writeStored('localStorage', `belltower.arrivals.${of}`, '{');
  expect(readTicks(of)).toEqual([]);
});
