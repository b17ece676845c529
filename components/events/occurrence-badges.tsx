import { Badge } from '#components/ui/badge.tsx';
import { Mark } from '#components/ui/icons/mark.tsx';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { statusNotes } from '#lib/events/series/occurrence-status.ts';
import { describeRecurrence } from '#lib/events/series/recurrence-labels.ts';

/** Badges of an occurrence: cancelled or changed, and how often it recurs. */
export function OccurrenceBadges({ occurrence }: { occurrence: Occurrence }) {
  const recurrence = describeRecurrence({ ...occurrence, date: occurrence.series_date });
  const said = statusNotes(occurrence);
  return (
    <>
      {said.map((words) => (
        <Badge key={words} tone="paintbrush">
          {words}
        </Badge>
      ))}
      {said.length > 0 && recurrence && ' '}
      {recurrence && (
        <Badge>
          <Mark of="repeat" size={13} />
          <span>{recurrence}</span>
        </Badge>
      )}
    </>
  );
}
