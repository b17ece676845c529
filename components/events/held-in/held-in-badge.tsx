import { Badge } from '#components/ui/badge.tsx';
import { Mark } from '#components/ui/icons/mark.tsx';
import { heldInLabel } from '#lib/events/held-in/languages-held.ts';
import type { EventRow } from '#lib/events/schema.ts';

interface HeldInBadgeProps {
  event: Pick<EventRow, 'held_in'>;
  className?: string;
}

/** The languages of an event that is not held in the church's own alone. */
export function HeldInBadge({ event, className = '' }: HeldInBadgeProps) {
  const label = heldInLabel(event);
  return (
    label && (
      <>
        {' '}
        <Badge className={className}>
          <Mark of="language" size={13} className="shrink-0" />
          <span>{label}</span>
        </Badge>
      </>
    )
  );
}
