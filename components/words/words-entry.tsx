'use client';

import './words-entry.css';
import type { ReactNode } from 'react';
import { OrderControls } from '#components/ordering/order-controls.tsx';
import { type RowPlace, useSortableRow } from '#components/ordering/use-sortable-row.ts';
import { Button } from '#components/ui/button.tsx';

interface WordsEntryProps extends RowPlace {
  id: string;
  /** What it is called, such as 'question 2'. */
  name: string;
  /** Nothing where there may not be fewer. */
  onRemove: (() => void) | undefined;
  /** Its fields. */
  children: ReactNode;
}

/** One entry of a list of words: its place, what can be done with it, and its fields. */
export function WordsEntry({ id, name, onRemove, children, ...at }: WordsEntryProps) {
  const sortable = useSortableRow({ id, ...at });
  return (
    <li {...sortable.row} className="words-entry">
      <div className="words-entry-tools">
        <OrderControls name={name} place={at.place} count={at.count} sortable={sortable}>
          <p className="text-sm font-semibold text-ink-2 first-letter:uppercase">
            {`${name} of ${at.count}`}
          </p>
        </OrderControls>
        {onRemove && (
          <Button size="small" variant="secondary" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
      <div className="grid gap-4 p-4 sm:p-5">{children}</div>
    </li>
  );
}
