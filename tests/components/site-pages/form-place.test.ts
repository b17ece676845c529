import { expect, test } from 'vitest';
import {
  changeAt,
  type FormPlace,
  placeAfter,
  placeOfVersion,
  versionOf,
} from '#components/site-pages/block-form/form-place.ts';
import type { Block } from '#lib/site-pages/blocks/block.ts';

const words = (text: string): Block => ({ kind: 'words', html: `<p>${text}</p>` });
const pageOf = (...blocks: Block[]) => ({ updated_at: '2026-03-01T12:00:00.000Z', blocks });
const [one, two] = [words('one'), words('two')];
const edited: FormPlace = { edits: { block: two, place: 1 } };

test('a block that was added is edited from then on, as the server has cleaned it', () => {
  const typed = words('new <script>');
  const adding: FormPlace = { adds: 'words', after: { block: one, place: 0 } };
  const sent = changeAt(adding, typed)([one, two]) ?? [];
  const cleaned = words('new');
  const after = placeAfter(pageOf(one, cleaned, two), sent, typed, adding);
  expect(after).toEqual({ edits: { block: cleaned, place: 1 } });
  expect(changeAt(after, words('newer'))([one, cleaned, two])).toEqual([one, words('newer'), two]);
});

test('a block that someone else has changed is saved over once its writer says so', () => {
  const theirs = pageOf(one, words('theirs'));
  expect(changeAt(edited, words('mine'))(theirs.blocks)).toBeNull();
  const version = versionOf(theirs, edited);
  expect(version.block).toEqual(words('theirs'));
  const settled = placeOfVersion(version, edited);
  expect(changeAt(settled, words('mine'))(theirs.blocks)).toEqual([one, words('mine')]);
});

test('a block that someone else has deleted is added where it stood', () => {
  const theirs = pageOf(one, { kind: 'prayer' });
  const version = versionOf(theirs, edited);
  expect(version.block).toBeNull();
  const settled = placeOfVersion(version, edited);
  expect(changeAt(settled, words('mine'))(theirs.blocks)).toEqual([one, words('mine'), { kind: 'prayer' }]);
});

test('what was sent without an answer and has arrived is replaced, neither a conflict nor added twice', () => {
  const [sent, typed] = [words('two and'), words('two and more')];
  expect(changeAt(edited, typed, [sent])([one, sent])).toEqual([one, typed]);
  expect(changeAt(edited, typed, [words('two a'), sent])([one, sent])).toEqual([one, typed]);
  const adding: FormPlace = { adds: 'words', after: { block: one, place: 0 } };
  expect(changeAt(adding, typed, [sent])([one, sent, two])).toEqual([one, typed, two]);
  // It did not arrive, or someone else was first.
  expect(changeAt(edited, typed, [sent])([one, two])).toEqual([one, typed]);
  expect(changeAt(adding, typed, [sent])([one, two])).toEqual([one, typed, two]);
  expect(changeAt(edited, typed, [sent])([one, words('theirs')])).toBeNull();
});
