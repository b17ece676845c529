'use client';

import './order-row.css';
import { useSortable } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Entry } from './entries.ts';

interface OrderRowProps {
  entry: Entry;
  place: number;
  count: number;
  onMove: (place: number) => void;
}

/** One row: its handle takes a finger, a pointer and the arrow keys; its buttons move it by one. */
export function OrderRow({ entry, place, count, onMove }: OrderRowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: entry.id,
  });
  const { moveBy, onKeyDown } = useMoves({ place, count, onMove });
  return (
    <li
      ref={setNodeRef}
      className="order-row"
      data-dragged={isDragging || undefined}
      style={{ transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined, transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...listeners}
        onKeyDown={onKeyDown}
        aria-label={`Move ${entry.name}, place ${place + 1} of ${count}: drag it, or use the arrow keys`}
        className="order-handle"
      >
        <GripVertical aria-hidden size={20} />
      </button>
      <div className="order-name">
        <p className="font-semibold">{entry.name}</p>
        {entry.detail && <p className="text-sm text-ink-2">{entry.detail}</p>}
      </div>
      <Step label={`Move ${entry.name} up`} isEnd={place === 0} onStep={(control) => moveBy(-1, control)}>
        <ArrowUp aria-hidden size={20} />
      </Step>
      <Step
        label={`Move ${entry.name} down`}
        isEnd={place === count - 1}
        onStep={(control) => moveBy(1, control)}
      >
        <ArrowDown aria-hidden size={20} />
      </Step>
    </li>
  );
}

/** Moves the row by one, or by a key; what was pressed keeps the focus, which a row loses that moves in the document. */
function useMoves({ place, count, onMove }: Pick<OrderRowProps, 'place' | 'count' | 'onMove'>) {
  const moveBy = (by: number, control: HTMLElement) => {
    const wanted = place + by;
    if (by === 0 || wanted < 0 || wanted >= count) return;
    flushSync(() => onMove(wanted));
    control.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowUp: -1, ArrowDown: 1, Home: -place, End: count - 1 - place }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    moveBy(by, event.currentTarget);
  };
  return { moveBy, onKeyDown };
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
