'use client';

import { useId, useState } from 'react';
import { SortableList } from '#components/ordering/sortable-list.tsx';
import { Button } from '#components/ui/button.tsx';
import { PhoneFold } from '#components/ui/folds/phone-fold.tsx';
import { Plus } from '#components/ui/icons/generated/icons.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { messages } from '#lib/language/messages.ts';
import { MenuRowItem } from './menu-row-item.tsx';
import { type MenuRow, menuOf, newRow, withMoved, withoutRow } from './menu-rows.ts';

interface MenuFormProps {
  title: string;
  /** The menu's name in the API: where the server's refusals stand. */
  name: 'main' | 'footer';
  most: number;
  rows: readonly MenuRow[];
  offers: string;
  /** The refusals of the last try by place. */
  problems: Readonly<Record<string, string[]>>;
  onChange: (rows: MenuRow[]) => void;
}

/** The entries of one menu, to be ordered by dragging, keys or buttons. */
export function MenuForm({ title, name, most, rows, offers, problems, onChange }: MenuFormProps) {
  const words = messages.navigationView;
  const headingId = useId();
  const [said, setSaid] = useState('');
  const { entries, places } = menuOf(rows);
  const isFull = entries.length >= most;
  const move = (from: number, to: number) => {
    const moved = withMoved(rows, from, to);
    onChange(moved);
    const place = moved.findIndex(({ id }) => id === rows[from]?.id) + 1;
    setSaid(messages.ordering.moved(rows[from]?.label || words.unnamed, place, rows.length));
  };
  const problemOf = (place: number, field: string) => problems[`${name}.${places[place]}.${field}`]?.[0];
  return (
    <section aria-labelledby={headingId}>
      <PhoneFold
        name={title}
        isOpen={Object.keys(problems).some((place) => place.split('.')[0] === name)}
        head={
          <div className="flex grow flex-wrap items-baseline justify-between gap-x-4">
            <h3 id={headingId} className="text-lg">
              {title}
            </h3>
            <p className="text-sm text-ink-2">{words.room(entries.length, most)}</p>
          </div>
        }
      >
        {problems[name] && (
          <p role="alert" className="mt-2 text-sm font-semibold text-paintbrush">
            {problems[name][0]}
          </p>
        )}
        {rows.length === 0 && <p className="mt-3 text-ink-2">{words.empty}</p>}
        <SortableList ids={rows.map(({ id }) => id)} onMove={move}>
          <ol className="mt-3 grid gap-2">
            {rows.map((row, place) => (
              <MenuRowItem
                key={row.id}
                row={row}
                place={place}
                count={rows.length}
                offers={offers}
                problems={{ label: problemOf(place, 'label'), to: problemOf(place, 'to') }}
                onMove={(wanted) => move(place, wanted)}
                onChange={(changed) => onChange(rows.map((each) => (each === row ? changed : each)))}
                onRemove={() => onChange(withoutRow(rows, row.id))}
              />
            ))}
          </ol>
        </SortableList>
        <p role="status" className="sr-only">
          {said}
        </p>
        <AddEntry
          menu={title}
          isFull={isFull}
          onAdd={() => onChange([...rows, { ...newRow(), isBelow: isFull }])}
        />
      </PhoneFold>
    </section>
  );
}

interface AddEntryProps {
  menu: string;
  isFull: boolean;
  onAdd: () => void;
}

function AddEntry({ menu, isFull, onAdd }: AddEntryProps) {
  const words = messages.navigationView;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="mt-4"
        aria-label={words.addTo(menu)}
        onClick={onAdd}
      >
        <Labelled icon={<Plus aria-hidden size={17} />}>{words.add}</Labelled>
      </Button>
      {isFull && <p className="mt-2 text-sm text-ink-2">{words.full}</p>}
    </>
  );
}
