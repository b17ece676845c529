'use client';

import './order-row.css';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RowPlace, useSortableRow } from './use-sortable-row.ts';

interface OrderControlsProps extends Pick<RowPlace, 'place' | 'count'> {
  /** What the row is called. */
  name: string;
  sortable: ReturnType<typeof useSortableRow>;
  /** What tells the row apart. */
  children: ReactNode;
}

/** A row's handle, which takes a finger, a pointer and the arrow keys; its words; and the buttons that move it by one. */
export function OrderControls({ name, place, count, sortable, children }: OrderControlsProps) {
  const { handle, moveBy } = sortable;
  return (
    <>
      <button
        type="button"
        {...handle}
        aria-label={`Move ${name}, place ${place + 1} of ${count}: drag it, or use the arrow keys`}
        className="order-handle"
      >
        <GripVertical aria-hidden size={20} />
      </button>
      <div className="order-name">{children}</div>
      <Step label={`Move ${name} up`} isEnd={place === 0} onStep={(control) => moveBy(-1, control)}>
        <ArrowUp aria-hidden size={20} />
      </Step>
      <Step label={`Move ${name} down`} isEnd={place === count - 1} onStep={(control) => moveBy(1, control)}>
        <ArrowDown aria-hidden size={20} />
      </Step>
    </>
  );
}

interface StepProps {
  label: string;
  isEnd: boolean;
  onStep: (control: HTMLElement) => void;
  children: ReactNode;
}

/** At the end of its list it stays in reach: whoever pressed it keeps their place. */
function Step({ label, isEnd, onStep, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={(event) => onStep(event.currentTarget)}
      className="order-step"
    >
      {children}
    </button>
  );
}
