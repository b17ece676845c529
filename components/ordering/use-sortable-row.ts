import { useSortable } from '@dnd-kit/sortable';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** A row's position and its move function. */
export interface RowPlace {
  /** Counted from 0. */
  place: number;
  count: number;
  onMove: (place: number) => void;
}

/** Returns the props of a sortable row's element and handle, and a function that moves it by one. */
export function useSortableRow({ id, ...at }: RowPlace & { id: string }) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const { moveBy, onKeyDown } = useMoves(at);
  return {
    row: {
      ref: setNodeRef,
      'data-dragged': isDragging || undefined,
      style: { transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined, transition },
    },
    handle: { ref: setActivatorNodeRef, ...listeners, onKeyDown },
    moveBy,
  };
}

/** Moves the row by one and keeps focus, which a moved element loses. */
function useMoves({ place, count, onMove }: RowPlace) {
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
