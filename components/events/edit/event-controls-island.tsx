'use client';

import { staffOnly } from '#components/admin-mode/staff-only.tsx';
import type { Occurrence } from '#lib/events/occurrence.ts';

/** The fields of an occurrence that the controls need. */
export type ControlledOccurrence = Pick<
  Occurrence,
  'id' | 'kind' | 'title' | 'date' | 'original_date' | 'is_recurring' | 'is_cancelled'
> & {
  source_name?: string;
  /** Absent for none. */
  ministry_id?: string;
  /** No single date was chosen: a change applies to the series by default. */
  is_of_series?: boolean;
  /** Its page shows its sign-ups, too. */
  is_on_its_page?: boolean;
};

/** Edit and delete buttons of an event. */
export const EventControlsIsland = staffOnly(() =>
  import('./event-controls.tsx').then((module) => module.EventControls),
);
