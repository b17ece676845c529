'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { messageOf } from '#components/form/use-action-form.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import type { StaffDialogProps } from './staff-dialogs.ts';

interface EditDialogProps<Row> extends ReadOnOpen<Row> {
  title: string;
  description?: string;
  describe?: ((row: Row) => string) | undefined;
  width?: 'form' | 'sides' | undefined;
  opening: string;
  children: (row: Row) => ReactNode;
}

interface ReadOnOpen<Row> extends StaffDialogProps {
  /** Reads the row. For another row, give the dialog another `key`. */
  read: (signal: AbortSignal) => Promise<ActionResult<Row>>;
  /** The text for a failure, with the server's words when it gave any. */
  failureText: (message?: string) => string;
}

/** The dialog of an edit form: reads the current row when it opens, and closes when that fails. */
export function EditDialog<Row>(props: EditDialogProps<Row>) {
  const { title, description, describe, width, opening, children, ...reading } = props;
  const row = useRowOnOpen(reading);
  return (
    <Dialog
      isOpen={reading.isOpen}
      onClose={reading.onClose}
      title={title}
      description={row !== null && describe ? describe(row) : description}
      width={width}
    >
      {row === null ? <Loading className="py-10">{opening}</Loading> : children(row)}
    </Dialog>
  );
}

/** Reads a row whose list alone the API gives: there are few. */
export async function readOfList<Row>(
  path: string,
  isMeant: (row: Row) => boolean,
  signal: AbortSignal,
): Promise<ActionResult<Row>> {
  const answer = await callApi<Row[]>(path, { signal });
  if (!answer.ok) return answer;
  const row = answer.data.find(isMeant);
  return row
    ? { ok: true, data: row }
    : { ok: false, error: { code: 'not_found', message: messages.errors.notFound } };
}

/** How long the row is kept after closing, for the closing animation. */
const closingMilliseconds = 300;

function useRowOnOpen<Row>({ isOpen, onClose, read, failureText }: ReadOnOpen<Row>): Row | null {
  const [row, setRow] = useState<Row | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once an opening, not on each new callback
  useEffect(() => {
    if (!isOpen) {
      const timer = setTimeout(() => setRow(null), closingMilliseconds);
      return () => clearTimeout(timer);
    }
    setRow(null);
    const abort = new AbortController();
    const fill = (answer: ActionResult<Row>) => {
      if (answer.ok) return setRow(() => answer.data);
      toast('error', failureText(messageOf(answer.error)));
      onClose();
    };
    read(abort.signal).then(
      (answer) => abort.signal.aborted || fill(answer),
      () => undefined,
    );
    return () => abort.abort();
  }, [isOpen]);
  return row;
}
