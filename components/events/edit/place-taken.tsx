import type { UseFormReturn } from 'react-hook-form';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import type { EventFormValues } from '#lib/events/form-values.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';
import { overlapAddress, useOverlaps } from './use-overlaps.ts';

interface PlaceTakenProps {
  form: UseFormReturn<EventFormValues>;
  /** The event that is edited, or a date of it. */
  eventId?: string | undefined;
  hasRule: boolean;
}

/** Warns when something else is in the typed place at the typed time. */
export function PlaceTaken({ form, eventId, hasRule }: PlaceTakenProps) {
  const values = form.watch();
  const opened = form.formState.defaultValues;
  const isSameRule =
    values.date === opened?.date && values.recurrence_frequency === opened.recurrence_frequency;
  const monthDay = isSameRule ? values.month_day : null;
  const overlaps = useOverlaps(overlapAddress(values, { id: eventId, hasRule, monthDay }));
  const words = messages.eventForms.taken;
  return (
    <div aria-live="polite">
      {overlaps && overlaps.dates.length > 0 && (
        <div className="mt-2 grid gap-1 border-s-3 border-sunflower ps-3 text-sm">
          <p className="font-semibold">{words.title}</p>
          <ul className="grid gap-1 tabular">
            {overlaps.dates.flatMap(({ date, events }) =>
              events.map(({ id, title, time }) => (
                <li key={`${date} ${id}`} className="break-words">
                  {words.also(formatDate(date, 'EEE, MMM d, yyyy') ?? date, title, shownTime(time))}
                </li>
              )),
            )}
          </ul>
          {overlaps.has_more && <p>{words.later}</p>}
          <p className="text-ink-2">{words.hint}</p>
        </div>
      )}
    </div>
  );
}
