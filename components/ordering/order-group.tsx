'use client';

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useId } from 'react';
import type { Entry } from './entries.ts';
import { OrderRow } from './order-row.tsx';

interface OrderGroupProps {
  /** Empty for the one group of a list that has no others. */
  heading: string;
  entries: readonly Entry[];
  onMove: (entry: Entry, place: number) => void;
}

/** The rows of one group, each to be dragged or moved by its buttons. */
export function OrderGroup({ heading, entries, onMove }: OrderGroupProps) {
  const headingId = useId();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const drop = ({ active, over }: DragEndEvent) => {
    const entry = entries.find(({ id }) => id === active.id);
    const place = entries.findIndex(({ id }) => id === over?.id);
    if (entry && place >= 0) onMove(entry, place);
  };
  return (
    <section aria-labelledby={heading ? headingId : undefined} className="grid gap-3">
      {heading && (
        <h3 id={headingId} className="text-base">
          {heading}
        </h3>
      )}
      <DndContext
        id={headingId}
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
        accessibility={silent}
        onDragEnd={drop}
      >
        <SortableContext items={entries.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className="grid gap-2">
            {entries.map((entry, place) => (
              <OrderRow
                key={entry.id}
                entry={entry}
                place={place}
                count={entries.length}
                onMove={(wanted) => onMove(entry, wanted)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </section>
  );
}

const nothing = () => undefined;

/** The form tells itself where a row went, however it was moved. */
const silent = {
  screenReaderInstructions: { draggable: '' },
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
};
