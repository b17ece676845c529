import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArrangedSections } from '#components/navigation/arranged-sections.tsx';
import { isShown, joinedSections, ownBlocksIn } from '#lib/navigation/layouts/arranged-parts.ts';
import { originalLayout, presentLayout } from '#lib/navigation/layouts/present-layout.ts';
import type { PageLayout } from '#lib/navigation/layouts/schema.ts';
import type { ShownBlock } from '#lib/site-pages/public/shown-block.ts';

const sections = { ways: <i>ways</i>, why: <b>why</b> };
const notice = (text: string) => ({ kind: 'notice', html: `<p>${text}</p>` }) as const;
const layoutOf = (blocks: PageLayout['blocks']): PageLayout => ({
  blocks,
  updated_at: '2026-01-01T00:00:00Z',
});
const draw = async (layout: PageLayout | null) =>
  renderToStaticMarkup(
    await ArrangedSections({
      layout,
      sections,
      own: layout ? (ownBlocksIn(layout) as readonly ShownBlock[]) : [],
    }),
  );

test('without an arrangement the sections are drawn as they are written', async () => {
  expect(await draw(null)).toBe('<i>ways</i><b>why</b>');
});

test('sections are drawn in the church’s order, hidden ones not, with own blocks between them', async () => {
  const hidden = { section: 'ways', is_hidden: true };
  const html = await draw(
    layoutOf([notice('One'), notice('Two'), { section: 'why' }, hidden, notice('Three')]),
  );
  expect(html.replaceAll(/<svg.*?<\/svg>/gs, '').match(/One|Two|Three|ways|why/g)).toEqual([
    'One',
    'Two',
    'why',
    'Three',
  ]);
});

test('own blocks keep their distance from the section above them', async () => {
  const html = await draw(layoutOf([{ section: 'why' }, notice('One'), { section: 'ways' }, notice('Two')]));
  expect(html.match(/ pt-\d+/g)).toEqual([' pt-16', ' pt-16']);
});

test('two sections are joined only where one follows the other', () => {
  const [ways, why] = [{ section: 'ways' }, { section: 'why' }];
  const pair = ['ways', 'why'] as const;
  const joined = (blocks: PageLayout['blocks']) => joinedSections(layoutOf(blocks), pair).blocks;
  expect(joined(originalLayout('giving').blocks)).toEqual([{ section: 'ways why' }]);
  expect(joined([ways, notice('A'), why])).toEqual([ways, notice('A'), why]);
  expect(joined([why, ways])).toEqual([why, ways]);
  expect(joined([ways, { ...why, is_hidden: true }])).toEqual([ways]);
});

test('a section that a later version adds comes last, and one that it drops goes', () => {
  const row = { id: 'giving', blocks: [{ section: 'why' }, { section: 'gone' }], updated_at: new Date(0) };
  expect(presentLayout(row).blocks).toEqual([{ section: 'why' }, { section: 'ways' }]);
});

test('a section is shown unless it is hidden', () => {
  expect(isShown(null, 'why')).toBe(true);
  expect(isShown(layoutOf([{ section: 'why', is_hidden: true }]), 'why')).toBe(false);
});
