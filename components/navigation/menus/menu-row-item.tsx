'use client';

import type { ReactNode } from 'react';
import { InputField } from '#components/form/form-field.tsx';
import { OrderControls } from '#components/ordering/order-controls.tsx';
import { type RowPlace, useSortableRow } from '#components/ordering/use-sortable-row.ts';
import { IndentDecrease, IndentIncrease, Trash2 } from '#components/ui/icons/generated/icons.ts';
import { messages } from '#lib/language/messages.ts';
import type { MenuRow } from './menu-rows.ts';

interface MenuRowItemProps extends RowPlace {
  row: MenuRow;
  problems: { label?: string | undefined; to?: string | undefined };
  /** The id of the list of pages that are offered. */
  offers: string;
  onChange: (row: MenuRow) => void;
  onRemove: () => void;
}

/** One entry in the form of a menu: its words, its target, its level and its place. */
export function MenuRowItem({ row, problems, offers, onChange, onRemove, ...at }: MenuRowItemProps) {
  const words = messages.navigationView;
  const name = row.label || words.unnamed;
  const sortable = useSortableRow({ id: row.id, ...at });
  return (
    <li {...sortable.row} className={`order-row flex-wrap ${row.isBelow ? 'ms-5' : ''}`}>
      <OrderControls name={name} place={at.place} count={at.count} sortable={sortable}>
        <p className="text-sm font-semibold text-ink-2">{name}</p>
      </OrderControls>
      {at.place > 0 && (
        <RowButton
          label={row.isBelow ? words.outdent(name) : words.indent(name)}
          onPress={() => onChange({ ...row, isBelow: !row.isBelow })}
        >
          {row.isBelow ? <IndentDecrease aria-hidden size={20} /> : <IndentIncrease aria-hidden size={20} />}
        </RowButton>
      )}
      <RowButton label={words.remove(name)} onPress={onRemove}>
        <Trash2 aria-hidden size={20} />
      </RowButton>
      <div className="grid w-full gap-3 px-3 pb-4 sm:grid-cols-2">
        <InputField
          label={words.label}
          error={problems.label}
          value={row.label}
          onChange={({ target }) => onChange({ ...row, label: target.value })}
        />
        <InputField
          label={words.to}
          error={problems.to}
          list={offers}
          inputMode="url"
          value={row.to}
          onChange={({ target }) => onChange({ ...row, to: target.value })}
        />
      </div>
    </li>
  );
}

interface RowButtonProps {
  label: string;
  onPress: () => void;
  children: ReactNode;
}

function RowButton({ label, onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-control text-ink-2 hover:text-accent-deep"
    >
      {children}
    </button>
  );
}
