import { expect, test } from 'vitest';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { type Entries, filledTexts } from '#lib/page-texts/fill-all.ts';
import { pageTextKeys, pageTextRegister } from '#lib/page-texts/register.ts';

function entriesWith(lead: string): Entries {
  const entries = pageTextKeys.map((key) => {
    const value = key === 'events.lead' ? lead : pageTextRegister[key].original;
    return [key, { value, is_original: true, updated_at: null }];
  });
  return Object.fromEntries(entries);
}

const here = { ...defaultChurch, name: 'Grace Chapel', phone: '(512) 555-0188', country: 'US' };

test('several parts of a page that ask for the words share one filling', () => {
  const entries = entriesWith('Welcome to {church}.');
  const first = runWithChurch(here, () => filledTexts(entries));
  expect(first['events.lead']).toBe('Welcome to Grace Chapel.');
  expect(runWithChurch({ ...here }, () => filledTexts(entries))).toBe(first);
});

test('other facts show at once, and so do other words', () => {
  const entries = entriesWith('Welcome to {church}, {phone}.');
  const lead = (church: typeof here, of = entries) =>
    runWithChurch(church, () => filledTexts(of))['events.lead'];
  expect(lead(here)).toBe('Welcome to Grace Chapel, (512) 555-0188.');
  expect(lead({ ...here, name: 'Hope Chapel' })).toBe('Welcome to Hope Chapel, (512) 555-0188.');
  expect(lead(here)).toBe('Welcome to Grace Chapel, (512) 555-0188.');
  expect(lead(here, entriesWith('Come to {church}.'))).toBe('Come to Grace Chapel.');
});

test('a number in the words leads where the church’s country has it', () => {
  const entries = entriesWith('');
  const all = (country: string) =>
    JSON.stringify(runWithChurch({ ...here, phone: '020 7946 0018', country }, () => filledTexts(entries)));
  expect(all('GB')).toContain('tel:+442079460018');
  expect(all('US')).not.toContain('tel:+442079460018');
});
