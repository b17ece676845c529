'use client';

import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import type { Occurrence } from '#lib/events/occurrence.ts';

const EventControls = lazyComponent(() =>
  import('./event-controls.tsx').then((module) => module.EventControls),
);

/** What the controls need to know of the occurrence they stand on. */
export type ControlledOccurrence = Pick<
  Occurrence,
  'id' | 'kind' | 'title' | 'date' | 'original_date' | 'is_recurring' | 'is_cancelled'
> & {
  /** The calendar that it is synced with. */
  source_name?: string;
  /** No single date was chosen: a change is for the whole series unless staff say otherwise. */
  is_of_series?: boolean;
};

/** Edit and delete for staff, on the event itself; visitors neither see nor download them. */
export function EventControlsIsland({ occurrence }: { occurrence: ControlledOccurrence }) {
  return (
    <AdminOnly>
      <EventControls occurrence={occurrence} />
    </AdminOnly>
  );
}
