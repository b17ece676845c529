import { afterEach, expect, test } from 'vitest';
import type { FormPlace } from '#components/site-pages/block-form/form-place.ts';
import {
  forgetPage,
  forgetText,
  keepText,
  readKeptTexts,
} from '#components/site-pages/block-form/kept-text.ts';
import { writeStored } from '#lib/core/browser/browser-storage.ts';

const page = '5d8f6c9e-2a4b-4f5e-9d3c-1b2a3c4d5e6f';
afterEach(() => forgetPage(page));

const block = { kind: 'words', html: '<p>One.</p>' } as const;
const edited: FormPlace = { edits: { block, place: 0 } };
const added: FormPlace = { adds: 'picture', after: { block, place: 0 } };
const values = { kind: 'words', html: '<p>One and a half.</p>' };
const sent = { kind: 'words', html: '<p>One and</p>' } as const;
const picture = { kind: 'picture', url: '', alt: null };

test('the text of each form is kept until it is saved, unfinished parts too', () => {
  keepText(page, { place: edited, values: { kind: 'words', html: '' }, isOpen: true, unanswered: [] });
  keepText(page, { place: added, values: picture, isOpen: false, unanswered: [] });
  keepText(page, { place: edited, values, isOpen: true, unanswered: [sent] });
  expect(readKeptTexts(page)).toEqual([
    { place: added, values: picture, isOpen: false, unanswered: [] },
    { place: edited, values, isOpen: true, unanswered: [sent] },
  ]);
  expect(readKeptTexts('another page')).toEqual([]);
  forgetText(page, edited);
  expect(readKeptTexts(page).map(({ place }) => place)).toEqual([added]);
});

test.each([
  ['no JSON', '{'],
  [
    'a part of another version',
    JSON.stringify([{ place: { adds: 'carousel', after: null }, values, isOpen: true }]),
  ],
])('what cannot be read is no text: %s', (_, text) => {
  writeStored('localStorage', `belltower.page-text.${page}`, text);
  expect(readKeptTexts(page)).toEqual([]);
});
