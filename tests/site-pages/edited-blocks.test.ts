import { expect, test } from 'vitest';
import { type Block, block, blockKinds } from '#lib/site-pages/blocks/block.ts';
import { isSameContent } from '#lib/site-pages/blocks/block-ids.ts';
import { blockOfValues, valuesOfBlock } from '#lib/site-pages/staff/blank-block.ts';
import {
  blockAt,
  insertion,
  placeOf,
  relocation,
  removal,
  replacement,
} from '#lib/site-pages/staff/edited-blocks.ts';

const words = (html: string): Block => ({ kind: 'words', html: `<p>${html}</p>` });
const [one, two, three] = [words('one'), words('two'), words('three')];
const page = [one, two, three];
const second = { block: two, place: 1 };

test('a block is found where it stood, where it was moved to, and not once it has changed', () => {
  expect(placeOf(page, two, 1)).toBe(1);
  expect(placeOf([two, one], two, 1)).toBe(0);
  expect(placeOf([one, words('another'), three], two, 1)).toBe(-1);
  // Two blocks that say the same are told apart by their places.
  expect(placeOf([two, two, two], two, 1)).toBe(1);
});

test('tools use the block as it was saved while its page is still drawn', () => {
  const saved = [one, words('two and more'), three];
  expect(blockAt(1, page, saved)).toEqual(words('two and more'));
  expect(blockAt(0, page, saved)).toEqual(one);
  // Moved, or no longer there: what is shown counts.
  expect(blockAt(0, page, [two, one, three])).toEqual(one);
  expect(blockAt(2, page, [one, two, { kind: 'prayer' }])).toEqual(three);
  expect(blockAt(2, page, [one, two])).toEqual(three);
  expect(blockAt(3, page, [...page, words('new')])).toBeUndefined();
});

test('blocks are added, replaced, removed and moved', () => {
  const added = words('added');
  expect(insertion(added, second)(page)).toEqual([one, two, added, three]);
  expect(insertion(added, null)(page)).toEqual([added, ...page]);
  expect(replacement(second, added)(page)).toEqual([one, added, three]);
  expect(removal(second)(page)).toEqual([one, three]);
  expect(relocation(second, 0)(page)).toEqual([two, one, three]);
  expect(relocation(second, 2)(page)).toEqual([one, three, two]);
});

test('a change follows its block to where someone else has moved it, and refuses one that they have changed', () => {
  const moved = [words('new'), one, three, two];
  expect(replacement(second, words('mine'))(moved)).toEqual([words('new'), one, three, words('mine')]);
  expect(removal(second)(moved)).toEqual([words('new'), one, three]);
  const changed = [one, words('theirs'), three];
  for (const change of [
    replacement(second, words('mine')),
    removal(second),
    relocation(second, 0),
    insertion(words('mine'), second),
  ])
    expect(change(changed)).toBeNull();
});

test('blocks are the same whatever the order of their fields', () => {
  expect(isSameContent({ kind: 'video', url: 'x' }, { url: 'x', kind: 'video' })).toBe(true);
  expect(isSameContent({ items: [{ a: 1 }] }, { items: [{ a: 2 }] })).toBe(false);
});

test.each(blockKinds)('the form of a new block of the kind %s has a value for every field', (kind) => {
  const values = valuesOfBlock(kind);
  expect(Object.values(values)).not.toContain(undefined);
  expect(values.kind).toBe(kind);
});

test('a picture without a decision about its description is refused, a decorative one is not', () => {
  const picture = { ...valuesOfBlock('picture'), url: '/uploads/pages/a.webp' };
  const refused = block.safeParse(blockOfValues(picture));
  expect(refused.error?.issues.map(({ path }) => path)).toEqual([['alt']]);
  const decorative = block.safeParse(blockOfValues({ ...picture, alt: '' }));
  expect(decorative.data).toEqual({ kind: 'picture', url: '/uploads/pages/a.webp', alt: '' });
});

test('a block that went through its form unchanged is the same', () => {
  const blocks: Block[] = [
    two,
    { kind: 'picture', url: '/uploads/pages/a.webp', alt: '' },
    { kind: 'events', count: 5 },
    { kind: 'sermons', count: 3, series: 'Psalms' },
    { kind: 'service_times' },
    {
      kind: 'people',
      items: [{ name: 'Ana', role: '', words: '', picture_url: null, email: null }],
    },
    { kind: 'buttons', items: [{ label: 'Visit', url: '/visit' }] },
  ];
  for (const each of blocks) expect(block.parse(blockOfValues(valuesOfBlock(each.kind, each)))).toEqual(each);
});
