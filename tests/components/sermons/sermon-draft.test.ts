import { afterEach, expect, test } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from '#components/sermons/sermon-draft.ts';
import { emptySermonForm, sermonFormFrom } from '#components/sermons/sermon-form-values.ts';
import { writeStored } from '#lib/core/browser/browser-storage.ts';
import { toSermon } from '#lib/sermons/present-sermon.ts';
import { buildSermon } from '#prisma/factories/sermon.ts';

const sermon = toSermon(buildSermon());
const { id } = sermon;
afterEach(() => {
  for (const of of ['new', 'today', id]) forgetDraft(of);
});

test('what was typed of a new sermon is kept until it is saved', () => {
  const values = { ...emptySermonForm, title: 'The Lost Coin', notes: 'A [[coin]]' };
  expect(readDraft('new')).toBeNull();
  keepDraft('new', { opened: null, values });
  expect(readDraft('new')).toEqual({ opened: null, values });
  expect(readDraft('today')).toBeNull();
  forgetDraft('new');
  expect(readDraft('new')).toBeNull();
});

test('what was typed over a sermon is kept with the sermon it is based on', () => {
  const draft = { opened: sermon, values: { ...sermonFormFrom(sermon), description: 'Longer.' } };
  keepDraft(id, draft);
  expect(readDraft(id)).toEqual(draft);
});

test.each([
  ['on-its-way', ''],
  ['5d8f6c9e-2a4b-4f5e-9d3c-1b2a3c4d5e6f', '5d8f6c9e-2a4b-4f5e-9d3c-1b2a3c4d5e6f'],
])('of a file, only one that is up is kept: %s', (audio_upload, kept) => {
  keepDraft('new', { opened: null, values: { ...emptySermonForm, title: 'The Lost Coin', audio_upload } });
  expect(readDraft('new')?.values).toEqual({
    ...emptySermonForm,
    title: 'The Lost Coin',
    audio_upload: kept,
  });
});

test.each([
  ['no JSON', '{'],
  ['a form of another version', JSON.stringify({ opened: null, values: { title: 'A' } })],
])('what cannot be read is no draft: %s', (_, text) => {
  writeStored('localStorage', 'belltower.sermon-text.new', text);
  expect(readDraft('new')).toBeNull();
});
