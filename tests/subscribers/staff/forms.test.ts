import { describe, expect, test } from 'vitest';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import english from '#lib/language/generated/en.ts';
import { readRows } from '#lib/subscribers/staff/read-rows.ts';
import { newPerson, peopleList, subscriberImport, subscriberUpdate } from '#lib/subscribers/staff/schema.ts';

const words = english.subscriberList;
const nothing = { words: ' ', date: '' };
const person = { email: 'ann@example.org', name: '', language: '', topics: ['week'] };

function mistakesOf(schema: typeof newPerson | typeof peopleList, values: object) {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('the form of a person', () => {
  test('asks for the consent only where there is one', () => {
    expect(mistakesOf(newPerson, { ...person, basis: 'ask', consent: nothing })).toEqual({});
    expect(mistakesOf(newPerson, { ...person, basis: 'agreed', consent: nothing })).toEqual({
      'consent.words': words.noConsentWords,
      'consent.date': words.noConsentDate,
    });
  });

  test('names what is missing', () => {
    const asked = { basis: 'ask', consent: nothing };
    expect(mistakesOf(newPerson, { ...person, email: 'ann', topics: [], ...asked })).toEqual({
      email: words.notAnAddress,
      topics: english.subscribers.noTopic,
    });
    expect(mistakesOf(peopleList, { text: ' \n', topics: ['week'], ...asked })).toEqual({
      text: words.noneInList,
    });
  });
});

test('an import takes 20,000 rows of anything, and words of several lines', () => {
  const rows = Array.from({ length: 20_000 }, () => ({ email: 'a\u0000b' }));
  const consent = { words: 'First line\nsecond line', date: '2024-05-12' };
  const read = parseInput(subscriberImport, { rows, consent });
  expect([read.rows.length, read.consent, read.dry_run]).toEqual([20_000, consent, false]);
  expect(() => parseInput(subscriberImport, { rows: [...rows, 1] })).toThrow(words.tooManyRows(20_000));
});

test('a change keeps what it does not name', () => {
  const id = '99999999-9999-4999-8999-999999999999';
  expect(parseInput(subscriberUpdate, { id })).toEqual({ id });
  const cleared = { id, name: null, language: null };
  expect(parseInput(subscriberUpdate, { id, name: ' ', language: '' })).toEqual(cleared);
});

test('rows of one mailbox are one person, by the spelling of its domain too', () => {
  const { people, refused } = readRows([
    { email: 'ann@münchen.example', topics: ['week'] },
    { email: 'Ann@XN--MNCHEN-3YA.example', topics: ['news', 'week'], name: 'Ann' },
    { email: 'a\u0000b@example.org', topics: ['week'] },
  ]);
  expect(people).toMatchObject([{ email: 'ann@münchen.example', name: 'Ann', topics: ['week', 'news'] }]);
  expect(refused).toHaveLength(1);
});
