import { useRef } from 'react';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { runAgain } from './run-again.ts';
import type { SavedBeside } from './saved-beside.ts';

export interface RowSaving<Values, Output> {
  /** What is saved in the same press. */
  beside?: SavedBeside | null;
  /** The row as it is, where only what is beside it may have been changed. */
  unchanged?: Output;
  /** Changes a row that this form has created already, when what is beside it could not be saved. */
  again?: ((saved: Output, values: Values) => Promise<ActionResult<Output>>) | undefined;
  /** Called with a row that was saved, when what is beside it could not be. */
  onHalfSaved?: (data: Output) => void;
  /** Whether the row on the server is what these values have made of it: their answer may have been lost. */
  isArrived?: (row: unknown, values: Values) => boolean;
}

/** A row and what is beside it were saved; the row was refused; or `half`: the row alone is saved. */
type Saved<Output> = ActionResult<Output> | 'half';

/**
 * Returns what saves a form's row and then what is beside it. Nothing is sent of a row whose values are untouched, or
 * saved already.
 * @param sendRow sends these values, over the version of `row` where it is given
 * @param isDirty whether values differ from the row's
 */
export function useRowSaving<Values, Output>(
  { beside, unchanged, again, onHalfSaved, isArrived = () => false }: RowSaving<Values, Output>,
  sendRow: (sent: Values, row?: unknown) => Promise<ActionResult<Output>>,
  isDirty: boolean,
): (sent: Values) => Promise<Saved<Output>> {
  const unanswered = useRef<Values[]>([]);
  const half = useRef<{ sent: Values; data: Output } | null>(null);
  const saveRow = (sent: Values): Promise<ActionResult<Output>> | ActionResult<Output> => {
    const saved = half.current;
    if (saved && JSON.stringify(saved.sent) === JSON.stringify(sent)) return { ok: true, data: saved.data };
    if (saved && again) return again(saved.data, sent);
    if (beside?.isTyped && unchanged !== undefined && !isDirty) return { ok: true, data: unchanged };
    return runAgain((row) => sendRow(sent, row), { sent, unanswered, isArrived });
  };
  return async (sent) => {
    const result = await saveRow(sent);
    if (!result.ok) return result;
    const isWhole = !beside?.isTyped || (await beside.save(result.data)).ok;
    half.current = isWhole ? null : { sent, data: result.data };
    if (isWhole) return result;
    onHalfSaved?.(result.data);
    return 'half';
  };
}
