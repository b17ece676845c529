import { afterEach, expect, test } from 'vitest';
import { groupDrafts, listDrafts, readDraft, readDraftOf } from '#components/church/group-draft.ts';
import { churchValues } from '#lib/church/form-values.ts';
import { type ChurchGroup, churchGroups } from '#lib/church/groups.ts';
import { writeStored } from '#lib/core/browser/browser-storage.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';

const { forgetDraft, keepDraft } = groupDrafts;
const groups: ChurchGroup[] = ['contact', 'hours', 'resources', 'name'];
afterEach(() => groups.forEach(forgetDraft));

test('what is typed in a group is kept with the facts under it, lists too, until it is forgotten', () => {
  for (const group of ['contact', 'hours', 'resources'] as const) {
    const values = churchValues(defaultChurch, churchGroups[group].fields);
    keepDraft(group, { opened: defaultChurch, values });
    expect(readDraft(group)).toEqual({ opened: defaultChurch, values });
  }
  expect(listDrafts()).toEqual(['contact', 'hours', 'resources']);
  forgetDraft('hours');
  expect(readDraft('hours')).toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['facts of another version', JSON.stringify({ opened: { name: 'Old' }, values: {} })],
  ['a group without all of its fields', JSON.stringify({ opened: defaultChurch, values: { name: 'Grace' } })],
])('a stored draft that cannot be read is none: %s', (_, text) => {
  writeStored('sessionStorage', 'belltower.settings-draft.name', text);
  expect(readDraft('name')).toBeNull();
});

test('a form of other facts keeps its own draft beside those of the groups', () => {
  const values = churchValues(defaultChurch, ['name', 'street']);
  keepDraft('other', { opened: defaultChurch, values });
  expect(readDraftOf('other', ['name', 'street'])).toEqual({ opened: defaultChurch, values });
  expect(readDraftOf('other', ['name', 'phone'])).toBeNull();
  expect(readDraft('name')).toBeNull();
  forgetDraft('other');
});
