'use client';

import './words.css';
import { type ReactNode, useState } from 'react';
import { OrderControls } from '#components/ordering/order-controls.tsx';
import { SortableList } from '#components/ordering/sortable-list.tsx';
import { type RowPlace, useSortableRow } from '#components/ordering/use-sortable-row.ts';
import { Button } from '#components/ui/button.tsx';
import { messages } from '#lib/language/messages.ts';

interface WordsEntriesProps {
  /** The ids that tell the entries apart while they move. */
  ids: readonly string[];
  /** What the entry at this place is called, counted from 1, such as 'question 2'. */
  nameOf: (place: number) => string;
  least?: number;
  onMove: (from: number, to: number) => void;
  onRemove: (place: number) => void;
  /** Renders the fields of the entry at this place, counted from 0. */
  children: (place: number) => ReactNode;
}

/** The entries of a list in a form: each can be moved, by drag or by keys, and removed. */
export function WordsEntries(props: WordsEntriesProps) {
  const { ids, nameOf, least = 0, onMove, onRemove, children } = props;
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    onMove(from, to);
    setSaid(messages.ordering.moved(nameOf(from + 1), to + 1, ids.length));
  };
  return (
    <>
      <SortableList ids={ids} onMove={move}>
        <ol className="grid gap-5">
          {ids.map((id, place) => (
            <WordsEntry
              key={id}
              id={id}
              name={nameOf(place + 1)}
              place={place}
              count={ids.length}
              onMove={(wanted) => move(place, wanted)}
              onRemove={ids.length > least ? () => onRemove(place) : undefined}
            >
              {children(place)}
            </WordsEntry>
          ))}
        </ol>
      </SortableList>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

interface WordsEntryProps extends RowPlace {
  id: string;
  /** What it is called, such as 'question 2'. */
  name: string;
  /** Nothing where there may not be fewer. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** One entry of a list in a form, with its tools. */
function WordsEntry({ id, name, onRemove, children, ...at }: WordsEntryProps) {
  const sortable = useSortableRow({ id, ...at });
  return (
    <li {...sortable.row} className="words-entry relative rounded-card bg-white">
      <div className="words-entry-head flex items-center border-b border-rule">
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
