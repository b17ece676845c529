'use client';

import './order-row.css';
import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, GripVertical } from '#components/ui/icons/generated/icons.ts';
import { messages } from '#lib/language/messages.ts';
import type { RowPlace, useSortableRow } from './use-sortable-row.ts';

interface OrderControlsProps extends Pick<RowPlace, 'place' | 'count'> {
  name: string;
  sortable: ReturnType<typeof useSortableRow>;
  /** What distinguishes the row. */
  children: ReactNode;
}

/** A row's handle for touch, pointer and arrow keys, its text, and buttons that move it by one. */
export function OrderControls({ name, place, count, sortable, children }: OrderControlsProps) {
  const { handle, moveBy } = sortable;
  return (
    <>
      <button
        type="button"
        {...handle}
        aria-label={messages.ordering.handle(name, place + 1, count)}
        className="order-handle"
      >
        <GripVertical aria-hidden size={20} />
      </button>
      <div className="order-name">{children}</div>
      <Step label={messages.ordering.up(name)} isEnd={place === 0} onStep={(control) => moveBy(-1, control)}>
        <ArrowUp aria-hidden size={20} />
      </Step>
      <Step
        label={messages.ordering.down(name)}
        isEnd={place === count - 1}
        onStep={(control) => moveBy(1, control)}
      >
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

/** At the end of the list it stays focusable, so that focus is not lost. */
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
