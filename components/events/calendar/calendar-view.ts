import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { type MonthText, monthOfDate } from '#lib/events/month-grid.ts';

/** The calendar's view: the chosen date and the shown month are independent. */
export interface CalendarView {
  /** The date in the address; null when none is chosen, which shows today. */
  chosen: DateText | null;
  today: DateText;
  month: MonthText;
  isPast: boolean;
  /** Whether the panel of a full day shows all of it. */
  isWholeDay: boolean;
  /** The code of the language that the events are held in; absent for all of them. */
  heldIn?: string;
}

/** The fragment of the chosen date's panel. */
export const dayPanelId = 'selected-day';

/** Returns the address of the view with some values changed. */
export function calendarHref(
  view: CalendarView,
  change: Partial<Pick<CalendarView, 'chosen' | 'month' | 'isPast' | 'isWholeDay'>> & {
    heldIn?: string | undefined;
  },
): string {
  const { chosen, today, month, isPast, isWholeDay, heldIn } = { ...view, isWholeDay: false, ...change };
  const hasOwnMonth = monthOfDate(chosen ?? today) !== month;
  return paths.calendarView({
    date: chosen ?? undefined,
    month: hasOwnMonth ? month : undefined,
    isPast,
    isWholeDay,
    heldIn,
  });
}
