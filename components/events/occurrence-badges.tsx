import { Badge } from '#components/ui/badge.tsx';
import { Mark } from '#components/ui/icons/mark.tsx';
import { notedLanguages } from '#lib/events/held-in/languages-held.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { statusNotes } from '#lib/events/series/occurrence-status.ts';
import { describeRecurrence } from '#lib/events/series/recurrence-labels.ts';
import { HeldInBadge } from './held-in/held-in-badge.tsx';

/** Badges of an occurrence: cancelled or changed, in another language, and how often it recurs. */
export function OccurrenceBadges({ occurrence }: { occurrence: Occurrence }) {
  const recurrence = describeRecurrence({ ...occurrence, date: occurrence.series_date });
  const said = statusNotes(occurrence);
  const isNoted = notedLanguages(occurrence).length > 0;
  return (
    <>
      {said.map((words) => (
        <Badge key={words} tone="paintbrush">
          {words}
        </Badge>
      ))}
      <HeldInBadge event={occurrence} />
      {(said.length > 0 || isNoted) && recurrence && ' '}
      {recurrence && (
        <Badge>
          <Mark of="repeat" size={13} />
          <span>{recurrence}</span>
        </Badge>
      )}
    </>
  );
}
