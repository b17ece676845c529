'use client';

import { type ReactNode, useState } from 'react';
import { SortableList } from '#components/ordering/sortable-list.tsx';
import { messages } from '#lib/language/messages.ts';
import { WordsEntry } from './words-entry.tsx';

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
    setSaid(messages.words.moved(nameOf(from + 1), to + 1, ids.length));
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
