'use client';

import { messages } from '#lib/language/messages.ts';
import './order-row.css';
import { useId, useState } from 'react';
import { StaffForm } from '#components/form/staff-form.tsx';
import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Refusal } from '#components/ui/text/refusal.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { type Entry, groupsOf, mergedWith, movedTo } from './entries.ts';
import { OrderControls } from './order-controls.tsx';
import { SortableList } from './sortable-list.tsx';
import { type RowPlace, useSortableRow } from './use-sortable-row.ts';

interface OrderFormProps<Row> {
  rows: readonly Row[];
  entriesOf: (rows: readonly Row[]) => Entry[];
  action: (input: { ids: string[] }) => Promise<ActionResult<Row[]>>;
  saved: string;
  failed: (message: string) => string;
  onClose: () => void;
}

/** A form that orders rows by dragging, keys or buttons and saves them as one change. */
export function OrderForm<Row>(props: OrderFormProps<Row>) {
  const { entries, move, problem, isPending, save } = useOrder(props);
  const [said, setSaid] = useState('');
  const moveAndSay = (entry: Entry, place: number, count: number) => {
    move(entry.id, place);
    setSaid(messages.ordering.moved(entry.name, place + 1, count));
  };
  return (
    <StaffForm
      onSubmit={save}
      submit={isPending ? messages.ordering.saving : messages.ordering.save}
      isPending={isPending}
      onCancel={props.onClose}
    >
      {problem && <Refusal>{problem}</Refusal>}
      {groupsOf(entries).map(({ group, entries: all }) => (
        <OrderGroup
          key={group}
          heading={group}
          entries={all}
          onMove={(entry, place) => moveAndSay(entry, place, all.length)}
        />
      ))}
      <p role="status" className="sr-only">
        {said}
      </p>
    </StaffForm>
  );
}

/** The order in the form. When the list changed meanwhile, the form shows it in the order given so far. */
function useOrder<Row>({ rows, entriesOf, action, saved, failed, onClose }: OrderFormProps<Row>) {
  const refresh = useRefresh();
  const [entries, setEntries] = useState(() => groupsOf(entriesOf(rows)).flatMap(({ entries }) => entries));
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const save = async () => {
    setIsPending(true);
    const result = await runUnlocked(action, { ids: entries.map(({ id }) => id) });
    setIsPending(false);
    if (result.ok) {
      toast('success', saved);
      onClose();
      return void refresh();
    }
    const { code, current } = result.error;
    if (code === 'conflict') {
      setEntries((mine) => mergedWith(mine, entriesOf(current as Row[])));
      return setProblem(messages.ordering.changed(result.error.message));
    }
    setProblem(failed(messageOf(result.error) ?? messages.errors.unreachable));
  };
  const move = (id: string, place: number) => setEntries((before) => movedTo(before, id, place));
  return { entries, move, problem, isPending, save };
}

interface OrderGroupProps {
  /** Empty for a list with a single group. */
  heading: string;
  entries: readonly Entry[];
  onMove: (entry: Entry, place: number) => void;
}

function OrderGroup({ heading, entries, onMove }: OrderGroupProps) {
  const headingId = useId();
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (entry) onMove(entry, to);
  };
  return (
    <section aria-labelledby={heading ? headingId : undefined} className="grid gap-3">
      {heading && (
        <h3 id={headingId} className="text-base">
          {heading}
        </h3>
      )}
      <SortableList ids={entries.map(({ id }) => id)} onMove={move}>
        <ol className="grid gap-2">
          {entries.map((entry, place) => (
            <OrderRow
              key={entry.id}
              entry={entry}
              place={place}
              count={entries.length}
              onMove={(wanted) => move(place, wanted)}
            />
          ))}
        </ol>
      </SortableList>
    </section>
  );
}

function OrderRow({ entry, ...at }: RowPlace & { entry: Entry }) {
  const sortable = useSortableRow({ id: entry.id, ...at });
  return (
    <li {...sortable.row} className="order-row">
      <OrderControls name={entry.name} place={at.place} count={at.count} sortable={sortable}>
        <p className="font-semibold">{entry.name}</p>
        {entry.detail && <p className="text-sm text-ink-2">{entry.detail}</p>}
      </OrderControls>
    </li>
  );
}
