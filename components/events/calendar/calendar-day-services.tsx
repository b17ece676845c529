import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { onDay } from '#lib/events/series/occurrence-status.ts';

/** How many names fit on screen above those of the events; print shows all. */
const namesOnScreen = 2;

interface CalendarDayServicesProps {
  date: DateText;
  services: readonly Occurrence[];
}

/** The names of a day's services, where there is room. Screen readers have them, with their times, from the day's link. */
export function CalendarDayServices({ date, services }: CalendarDayServicesProps) {
  return services.map((service, index) => {
    const { id, title, short_title, status } = onDay(service, date);
    const name = short_title ?? title;
    return (
      <span
        key={id}
        aria-hidden="true"
        className="wall-service"
        data-paper={index >= namesOnScreen || undefined}
        {...langOf(service, short_title ? 'short_title' : 'title')}
      >
        {status === 'cancelled' ? <s>{name}</s> : name}
      </span>
    );
  });
}
