'use client';

import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import type { Occurrence } from '#lib/events/occurrence.ts';

const EventControls = lazyComponent(() =>
  import('./event-controls.tsx').then((module) => module.EventControls),
);

/** The fields of an occurrence that the controls need. */
export type ControlledOccurrence = Pick<
  Occurrence,
  'id' | 'kind' | 'title' | 'date' | 'original_date' | 'is_recurring' | 'is_cancelled'
> & {
  /** The calendar it is synced from. */
  source_name?: string;
  /** No single date was chosen: a change applies to the series by default. */
  is_of_series?: boolean;
};

/** Edit and delete buttons for staff; visitors do not download them. */
export function EventControlsIsland({ occurrence }: { occurrence: ControlledOccurrence }) {
  return (
    <AdminOnly>
      <EventControls occurrence={occurrence} />
    </AdminOnly>
  );
}
