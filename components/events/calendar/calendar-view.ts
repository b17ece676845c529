import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { paths } from '#lib/core/site/paths.ts';
import { type MonthText, monthOfDate } from '#lib/events/month-grid.ts';

/** What the calendar shows: the chosen date and the month in sight go their own ways. */
export interface CalendarView {
  /** The date of the address, or null when none is chosen and today is shown. */
  chosen: DateText | null;
  today: DateText;
  month: MonthText;
  isPast: boolean;
  /** Whether the chosen date's panel shows everything, on a day that has more than it holds. */
  isWholeDay: boolean;
}

/** The panel of the chosen date, as a place of its page. */
export const dayPanelId = 'selected-day';

/** The address of the view with some of it changed. */
export function calendarHref(
  view: CalendarView,
  change: Partial<Pick<CalendarView, 'chosen' | 'month' | 'isPast' | 'isWholeDay'>>,
): string {
  const { chosen, today, month, isPast, isWholeDay } = { ...view, isWholeDay: false, ...change };
  const hasOwnMonth = monthOfDate(chosen ?? today) !== month;
  return paths.calendarView({
    date: chosen ?? undefined,
    month: hasOwnMonth ? month : undefined,
    isPast,
    isWholeDay,
  });
}
