import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { SavedBeside } from '#components/form/saving/saved-beside.ts';
import { type RowSaving, useRowSaving } from '#components/form/saving/use-row-saving.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';

type Values = { title: string };
type Row = { id: string };

const saved = (id: string): ActionResult<Row> => ({ ok: true, data: { id } });
const lost = { ok: false, error: { code: 'unavailable', message: '', isUnanswered: true } } as const;

/** What saves the form of a row, and its spies. */
function saving({
  isTyped = false,
  isDirty = false,
  ...options
}: Partial<RowSaving<Values, Row>> & { isTyped?: boolean; isDirty?: boolean }) {
  const send = vi.fn(async () => saved('sent'));
  const save = vi.fn<SavedBeside['save']>(async () => ({ ok: true, data: null }));
  const beside: SavedBeside = { isTyped, typed: {}, save, frame: (fields) => fields };
  let press: ReturnType<typeof useRowSaving<Values, Row>> | undefined;
  function Form() {
    press = useRowSaving<Values, Row>({ beside, ...options }, send, isDirty);
    return null;
  }
  renderToStaticMarkup(<Form />);
  if (!press) throw new Error('not drawn');
  return { press, send, save };
}

describe('saving a row and what is beside it', () => {
  const unchanged = { id: 'opened' };

  test('sends no row when only what is beside it was changed', async () => {
    const { press, send, save } = saving({ isTyped: true, unchanged });
    expect(await press({ title: 'One' })).toEqual(saved('opened'));
    expect(send).not.toHaveBeenCalled();
    expect(save).toHaveBeenCalledExactlyOnceWith(unchanged);
  });

  test('sends the row alone when nothing beside it was typed, changed or not', async () => {
    for (const isDirty of [true, false]) {
      const { press, send, save } = saving({ isDirty, unchanged });
      expect(await press({ title: 'One' })).toEqual(saved('sent'));
      expect([send.mock.calls.length, save.mock.calls.length]).toEqual([1, 0]);
    }
  });

  test('saves nothing beside a row that is refused', async () => {
    const { press, send, save } = saving({ isTyped: true, isDirty: true });
    send.mockResolvedValue(lost as never);
    expect(await press({ title: 'One' })).toEqual(lost);
    expect(save).not.toHaveBeenCalled();
  });

  test('sends a row once, however often what is beside it fails', async () => {
    const onHalfSaved = vi.fn();
    const again = vi.fn(async () => saved('changed'));
    const { press, send, save } = saving({ isTyped: true, isDirty: true, onHalfSaved, again });
    save.mockResolvedValueOnce(lost).mockResolvedValueOnce(lost);
    expect(await press({ title: 'One' })).toBe('half');
    expect(onHalfSaved).toHaveBeenCalledWith({ id: 'sent' });
    expect(await press({ title: 'One' })).toBe('half');
    expect(again).not.toHaveBeenCalled();
    expect(await press({ title: 'Two' })).toEqual(saved('changed'));
    expect(again).toHaveBeenCalledExactlyOnceWith({ id: 'sent' }, { title: 'Two' });
    expect(send).toHaveBeenCalledOnce();
  });
});
