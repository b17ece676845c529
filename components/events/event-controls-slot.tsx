import type { Occurrence } from '#lib/events/occurrence.ts';
import { EventControlsIsland } from './event-controls-island.tsx';

/** Where staff find an event's controls. Only what these need to know travels to the browser. */
export function EventControlsSlot({ occurrence }: { occurrence: Occurrence }) {
  const { id, kind, title, date, original_date, is_recurring, is_cancelled, source_name } = occurrence;
  const known = { id, kind, title, date, original_date, is_recurring, is_cancelled };
  return <EventControlsIsland occurrence={source_name === null ? known : { ...known, source_name }} />;
}
