'use client';

import './words-entry.css';
import type { ReactNode } from 'react';
import { OrderControls } from '#components/ordering/order-controls.tsx';
import { type RowPlace, useSortableRow } from '#components/ordering/use-sortable-row.ts';
import { Button } from '#components/ui/button.tsx';
import { messages } from '#lib/language/messages.ts';

interface WordsEntryProps extends RowPlace {
  id: string;
  /** What it is called, such as 'question 2'. */
  name: string;
  /** Nothing where there may not be fewer. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** One entry of a list in a form, with its tools. */
export function WordsEntry({ id, name, onRemove, children, ...at }: WordsEntryProps) {
  const sortable = useSortableRow({ id, ...at });
  return (
    <li {...sortable.row} className="words-entry">
      <div className="words-entry-tools">
        <OrderControls name={name} place={at.place} count={at.count} sortable={sortable}>
          <p className="text-sm font-semibold text-ink-2 first-letter:uppercase">
            {messages.words.entryOf(name, at.count)}
          </p>
        </OrderControls>
        {onRemove && (
          <Button
            size="small"
            variant="secondary"
            aria-label={messages.words.removeEntry(name)}
            onClick={onRemove}
          >
            {messages.ui.remove}
          </Button>
        )}
      </div>
      <div className="grid gap-4 p-4 sm:p-5">{children}</div>
    </li>
  );
}
