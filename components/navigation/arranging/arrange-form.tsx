'use client';

import { useState } from 'react';
import { StaffForm } from '#components/form/staff-form.tsx';
import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { movedTo } from '#components/ordering/entries.ts';
import { SortableList } from '#components/ordering/sortable-list.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { Refusal } from '#components/ui/text/refusal.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { versionOf } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { resetLayoutAction, setLayoutAction } from '#lib/navigation/actions.ts';
import { isSection, type PageLayout, type Placed } from '#lib/navigation/layouts/schema.ts';
import type { ArrangedPage } from '#lib/navigation/layouts/sections.ts';
import { ArrangeRow } from './arrange-row.tsx';
import { type ArrangedRow, useOwnBlocks } from './use-own-blocks.tsx';

interface ArrangeFormProps {
  page: ArrangedPage;
  layout: PageLayout;
  onClose: () => void;
}

/** The parts of a built-in page, to be shown, hidden and moved. */
export function ArrangeForm({ page, layout, onClose }: ArrangeFormProps) {
  const words = messages.navigationView;
  const { parts, setParts, problem, isPending, save, reset } = useArrangement({ page, layout, onClose });
  const move = (from: number, to: number) => {
    const id = parts[from]?.id;
    if (id) setParts(movedTo(parts, id, to) as typeof parts);
  };
  const [isAsking, setIsAsking] = useState(false);
  // Sections come back where they were; blocks of the church's own would be gone.
  const askOrReset = () => (parts.every(({ part }) => isSection(part)) ? void reset() : setIsAsking(true));
  const { dialog: drawn, ...own } = useOwnBlocks(parts, setParts);
  return (
    <>
      <StaffForm onSubmit={save} submit={words.layoutSave} isPending={isPending} onCancel={onClose}>
        {problem && <Refusal>{problem}</Refusal>}
        <SortableList ids={parts.map(({ id }) => id)} onMove={move}>
          <ol className="grid gap-2">
            {parts.map((row, place) => (
              <ArrangeRow
                key={row.id}
                page={page}
                row={row}
                place={place}
                count={parts.length}
                onMove={(wanted) => move(place, wanted)}
                onChange={(part) => setParts(parts.map((each) => (each === row ? { ...row, part } : each)))}
                onRemove={() => setParts(parts.filter((each) => each !== row))}
                onEdit={() => own.edit(row)}
              />
            ))}
          </ol>
        </SortableList>
        <ArrangeTools onAdd={own.add} onReset={layout.updated_at ? askOrReset : null} />
      </StaffForm>
      {drawn}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.layoutReset}
        question={words.layoutResetQuestion}
        confirm={words.layoutReset}
        onConfirm={() => reset().finally(() => setIsAsking(false))}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

interface ArrangeToolsProps {
  onAdd: () => void;
  /** Null for the original order. */
  onReset: (() => void) | null;
}

function ArrangeTools({ onAdd, onReset }: ArrangeToolsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" size="small" onClick={onAdd}>
        {messages.pageEditing.tools.addPart}
      </Button>
      {onReset && (
        <Button variant="secondary" size="small" onClick={onReset}>
          {messages.navigationView.layoutReset}
        </Button>
      )}
    </div>
  );
}

function useArrangement({ page, layout, onClose }: ArrangeFormProps) {
  const words = messages.navigationView;
  const refresh = useRefresh();
  const [version, setVersion] = useState(versionOf(layout));
  const [parts, setParts] = useState(() => rowsOf(layout.blocks));
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const finish = (result: ActionResult<unknown>, done: string) => {
    setIsPending(false);
    if (result.ok) {
      toast('success', done);
      onClose();
      return void refresh();
    }
    const { code, current } = result.error;
    // The next try saves over what is there now.
    if (code === 'conflict') setVersion(versionOf(current as PageLayout));
    setProblem(words.layoutFailed(messageOf(result.error)));
  };
  const save = async () => {
    setIsPending(true);
    const blocks = parts.map(({ part }) => part);
    finish(await runUnlocked(setLayoutAction, { name: page, blocks, if_match: version }), words.layoutSaved);
  };
  const reset = async () => {
    setIsPending(true);
    finish(await runUnlocked(resetLayoutAction, { name: page }), words.layoutResetDone);
  };
  return { parts, setParts, problem, isPending, save, reset };
}

function rowsOf(blocks: readonly Placed[]): ArrangedRow[] {
  return blocks.map((part, place) => ({ id: `part-${place}`, name: '', part }));
}
