'use client';

import './order-row.css';
import { useId } from 'react';
import type { Entry } from './entries.ts';
import { OrderControls } from './order-controls.tsx';
import { SortableList } from './sortable-list.tsx';
import { type RowPlace, useSortableRow } from './use-sortable-row.ts';

interface OrderGroupProps {
  /** Empty for the one group of a list that has no others. */
  heading: string;
  entries: readonly Entry[];
  onMove: (entry: Entry, place: number) => void;
}

/** The rows of one group, each to be dragged or moved by its buttons. */
export function OrderGroup({ heading, entries, onMove }: OrderGroupProps) {
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

/** One row of a list of names. */
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
