import { Badge } from '#components/ui/badge.tsx';
import { Mark } from '#components/ui/icon.tsx';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { describeRecurrence } from '#lib/events/series/recurrence-labels.ts';

/** What is to be known of an occurrence at a glance: that it is cancelled, how often it comes round. */
export function OccurrenceBadges({ occurrence }: { occurrence: Occurrence }) {
  const recurrence = describeRecurrence({ ...occurrence, date: occurrence.series_date });
  return (
    <>
      {occurrence.is_cancelled && <Badge tone="paintbrush">Cancelled</Badge>}
      {occurrence.is_cancelled && recurrence && ' '}
      {recurrence && (
        <Badge>
          <Mark of="repeat" size={13} />
          {recurrence}
        </Badge>
      )}
    </>
  );
}
