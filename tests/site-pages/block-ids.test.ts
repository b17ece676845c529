import { expect, test } from 'vitest';
import { presentLayout } from '#lib/navigation/layouts/present-layout.ts';
import { type Block, block, readBlocks } from '#lib/site-pages/blocks/block.ts';
import { withIds } from '#lib/site-pages/blocks/kept-ids.ts';
import { replacement } from '#lib/site-pages/staff/edited-blocks.ts';

const words = (text: string, id?: string): Block => ({
  kind: 'words',
  html: `<p>${text}</p>`,
  ...(id && { id }),
});
const idsOf = (blocks: readonly Block[]) => blocks.map(({ id }) => id);

test('stored blocks without ids get the same ones at every reading, no two the same', () => {
  const stored = [
    words('one'),
    { html: '<p>one</p>', kind: 'words' },
    words('two', 'mine'),
    words('two', 'mine'),
  ];
  const ids = idsOf(readBlocks(stored));
  expect(ids[2]).toBe('mine');
  expect(new Set(ids).size).toBe(4);
  expect(idsOf(readBlocks(stored))).toEqual(ids);
  // A block keeps the id by which it was read, whatever is said before it.
  expect(idsOf(readBlocks([words('new'), ...stored])).slice(1)).toEqual(ids);
  expect(idsOf(readBlocks(readBlocks(stored)))).toEqual(ids);
});

test('what is no block takes no id from one', () => {
  const [first] = readBlocks([words('one')]);
  expect(readBlocks([{ kind: 'gone' }, words('one')])).toEqual([first]);
});

test('blocks are saved with their ids; equal ones without an id keep that of the block that was there', () => {
  const before = [words('one', 'a'), words('two', 'b'), words('two', 'c')];
  expect(idsOf(withIds([words('two'), words('changed', 'a'), words('two')], before))).toEqual([
    'b',
    'a',
    'c',
  ]);
  expect(idsOf(withIds([words('two', 'b'), words('two')], before))).toEqual(['b', 'c']);
});

test('new and duplicated blocks get an id of their own', () => {
  const [copied, copy, added] = withIds(
    [words('one', 'a'), words('one', 'a'), words('new')],
    [words('one', 'a')],
  );
  expect(copied?.id).toBe('a');
  expect(new Set([copied?.id, copy?.id, added?.id]).size).toBe(3);
  expect(block.safeParse(added).success).toBe(true);
});

test('a form saves its block with the id that it had', () => {
  const page = [words('one', 'a'), words('two', 'b')];
  const change = replacement({ block: words('two', 'b'), place: 1 }, words('three'));
  expect(change(page)).toEqual([words('one', 'a'), words('three', 'b')]);
});

test.each(['', 'a.b', 'a b', 'a'.repeat(25), 7, null])('refuses the id %j', (id) => {
  expect(block.safeParse({ ...words('one'), id }).success).toBe(false);
});

test('own blocks between the sections of a built-in page have ids, too', () => {
  const row = { id: 'giving', updated_at: new Date(0) };
  const blocks = [words('one'), { section: 'why' }, words('one'), { section: 'ways' }];
  const read = presentLayout({ ...row, blocks: blocks as never });
  const own = read.blocks.filter((part) => !('section' in part)) as Block[];
  expect(new Set(idsOf(own)).size).toBe(2);
  expect(read.blocks).toEqual([own[0], { section: 'why' }, own[1], { section: 'ways' }]);
});
