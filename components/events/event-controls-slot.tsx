import type { Occurrence } from '#lib/events/occurrence.ts';
import { EventControlsIsland } from './event-controls-island.tsx';

/** Where staff find an event's controls. Only what these need to know travels to the browser. */
export function EventControlsSlot({ occurrence }: { occurrence: Occurrence }) {
  const { id, kind, title, date, original_date, is_recurring, is_cancelled } = occurrence;
  return (
    <EventControlsIsland occurrence={{ id, kind, title, date, original_date, is_recurring, is_cancelled }} />
  );
}
