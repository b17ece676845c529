import { beforeEach, expect, test, vi } from 'vitest';
import type { ActionResult } from '#lib/core/operations/action.ts';
import type { Block } from '#lib/site-pages/blocks/block.ts';
import type { SitePageRow } from '#lib/site-pages/schema.ts';
import { replacement } from '#lib/site-pages/staff/edited-blocks.ts';

const update = vi.hoisted(() => vi.fn<(input: { blocks: Block[]; if_match: string }) => Promise<unknown>>());
vi.mock('#lib/site-pages/actions.ts', () => ({ updatePageAction: update }));

const { saveOver } = await import('#components/site-pages/editing/save-over.ts');

const words = (text: string): Block => ({ kind: 'words', html: `<p>${text}</p>` });
const rowOf = (version: number, ...blocks: Block[]) =>
  ({ id: 'a', updated_at: `2026-03-01T12:00:0${version}.000Z`, blocks }) as unknown as SitePageRow;
const edit = { block: words('two'), place: 1 };
const conflict = (current: SitePageRow): ActionResult<never> => ({
  ok: false,
  error: { code: 'conflict', message: 'Changed.', current },
});

const latest: { current: SitePageRow | null } = { current: null };
const takeUp = (row: SitePageRow) => {
  latest.current = row;
};
beforeEach(() => {
  update.mockReset();
  latest.current = rowOf(1, words('one'), edit.block);
});

test('a change is saved over what someone else did to other blocks', async () => {
  update.mockResolvedValueOnce(conflict(rowOf(2, words('theirs'), words('one'), edit.block)));
  update.mockImplementationOnce(async ({ blocks }) => ({ ok: true, data: rowOf(3, ...blocks) }));
  const result = await saveOver(latest, replacement(edit, words('mine')), takeUp);
  expect(result.ok && result.page.blocks).toEqual([words('theirs'), words('one'), words('mine')]);
  expect(update.mock.calls.map(([{ if_match }]) => if_match)).toEqual([
    '2026-03-01T12:00:01.000Z',
    '2026-03-01T12:00:02.000Z',
  ]);
  expect(latest.current?.updated_at).toBe('2026-03-01T12:00:03.000Z');
});

test('two changes of the same block are a conflict that shows theirs', async () => {
  const theirs = rowOf(2, words('one'), words('theirs'));
  update.mockResolvedValueOnce(conflict(theirs));
  const result = await saveOver(latest, replacement(edit, words('mine')), takeUp);
  expect(result).toMatchObject({ ok: false, error: { code: 'conflict', current: theirs } });
  expect(update).toHaveBeenCalledOnce();
});

test('a refusal is handed on, and a page that changes at every try is given up', async () => {
  update.mockResolvedValueOnce({ ok: false, error: { code: 'invalid', message: 'No.' } });
  expect(await saveOver(latest, replacement(edit, words('mine')), takeUp)).toMatchObject({
    ok: false,
    error: { code: 'invalid' },
  });
  update.mockReset();
  update.mockImplementation(async () => conflict(rowOf(2, words('one'), edit.block)));
  expect((await saveOver(latest, replacement(edit, words('mine')), takeUp)).ok).toBe(false);
  expect(update.mock.calls.length).toBeLessThan(10);
});
