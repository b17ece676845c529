import type { Occurrence } from '#lib/events/occurrence.ts';
import { EventControlsIsland } from './event-controls-island.tsx';

interface EventControlsSlotProps {
  occurrence: Occurrence;
  /** Whether this is the page of the series, not of one date. */
  isOfSeries?: boolean;
  /** Whether this is the event's page, not a card. */
  isOnItsPage?: boolean;
}

/** The slot of an event's controls. Only the fields they need travel to the browser. */
export function EventControlsSlot({ occurrence, isOfSeries, isOnItsPage }: EventControlsSlotProps) {
  const { id, kind, title, date, original_date, is_recurring, is_cancelled, source_name, ministry_id } =
    occurrence;
  const known = { id, kind, title, date, original_date, is_recurring, is_cancelled };
  const more = {
    ...(source_name !== null && { source_name }),
    ...(ministry_id !== null && { ministry_id }),
    ...(isOfSeries && { is_of_series: true }),
    ...(isOnItsPage && { is_on_its_page: true }),
  };
  return <EventControlsIsland occurrence={{ ...known, ...more }} />;
}
