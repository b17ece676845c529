import './event-date-block.css';
import { Static } from '#components/ui/static/static.tsx';
import { formatDate } from '#lib/core/dates/calendar-date.ts';

/** A day as a torn-off calendar sheet: month, number, weekday. */
export function EventDateBlock({ date, isCancelled }: { date: string; isCancelled?: boolean }) {
  const number = formatDate(date, 'd');
  return (
    <Static aria-hidden="true" className="tear-off-day" data-cancelled={isCancelled || undefined}>
      <div className="tear-off-month">{formatDate(date, 'MMM') ?? '—'}</div>
      <div className="tear-off-number">{number ?? '?'}</div>
      <div className="tear-off-weekday">{formatDate(date, 'EEE') ?? ''}</div>
    </Static>
  );
}
