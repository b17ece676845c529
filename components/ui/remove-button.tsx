'use client';

import { Trash2 } from './icons/generated/icons.ts';

/** A delete button at the end of a row; the label names the item. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-limestone hover:text-paintbrush"
    >
      <Trash2 aria-hidden size={20} strokeWidth={1.75} />
    </button>
  );
}
