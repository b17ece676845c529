'use client';

import './order-row.css';
import type { Entry } from './entries.ts';
import { OrderControls } from './order-controls.tsx';
import { type RowPlace, useSortableRow } from './use-sortable-row.ts';

/** One row of a list of names. */
export function OrderRow({ entry, ...at }: RowPlace & { entry: Entry }) {
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
