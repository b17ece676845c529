'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { arrowStep } from '#components/ui/arrow-step.ts';
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import { dateDaysAfter, dateMonthsAfter, monthOfDate, readMonth } from '#lib/events/month-grid.ts';
import { type CalendarView, calendarHref, dayPanelId } from './calendar-view.ts';

/**
 * Keyboard handling of a date grid (ARIA practices): arrows move by a day along the reading direction or by a
 * week, Home and End within the week, Page Up and Page Down by a month. The grid is one tab stop; without
 * scripts every day is one.
 */
export function CalendarKeys({ view, children }: { view: CalendarView; children: ReactNode }) {
  const router = useRouter();
  const { frame, wanted } = useOnlyStop(view);
  const noteTap = usePanelInView(view);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const link = event.target as HTMLElement;
    const from = link.dataset.date;
    if (from && event.key === ' ') {
      event.preventDefault();
      return link.click();
    }
    const to = from && !event.ctrlKey && !event.metaKey && !event.altKey ? target(event, from) : null;
    if (!to || !frame.current) return;
    event.preventDefault();
    const next = monthOfDate(to) === view.month ? dayLink(frame.current, to) : null;
    if (next) {
      makeOnlyStop(frame.current, next);
      next.focus();
    } else if (readMonth(monthOfDate(to))) {
      wanted.current = to;
      router.push(inLanguage(calendarHref(view, { month: monthOfDate(to) })), { scroll: false });
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and presses belong to the grid inside
    <div ref={frame} onKeyDown={move} onClick={noteTap}>
      {children}
    </div>
  );
}

/**
 * Scrolls the panel of a pressed day into view once it shows that day: on a phone it is below the month. The
 * focus stays on the day.
 */
function usePanelInView({ chosen, today }: CalendarView) {
  const pressed = useRef<string | null>(null);
  const shown = chosen ?? today;
  const bringUp = () => {
    if (pressed.current !== shown) return;
    pressed.current = null;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document
      .getElementById(dayPanelId)
      ?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'nearest' });
  };
  useEffect(bringUp, [shown]);
  return ({ target }: MouseEvent<HTMLElement>) => {
    pressed.current = (target as Element).closest<HTMLElement>('[data-date]')?.dataset.date ?? null;
    bringUp();
  };
}

/** Gives each rendered month one tab stop: the requested date, which gets the focus, or the chosen one. */
function useOnlyStop({ month, chosen, today }: CalendarView) {
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const grid = frame.current;
    if (!grid) return;
    const arrived = wanted.current ? dayLink(grid, wanted.current) : null;
    const focused = grid.querySelector<HTMLElement>('[data-date]:focus');
    makeOnlyStop(grid, arrived ?? focused ?? dayLink(grid, chosen ?? today) ?? dayLink(grid, `${month}-01`));
    arrived?.focus();
    wanted.current = null;
    // Re-rendered days are all tab stops, so this runs after each render.
  });
  return { frame, wanted };
}

function target(event: KeyboardEvent<HTMLElement>, from: string): string | null {
  const weekday = new Date(`${from}T12:00:00Z`).getUTCDay();
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return dateDaysAfter(from, arrowStep(event));
    case 'ArrowUp':
      return dateDaysAfter(from, -7);
    case 'ArrowDown':
      return dateDaysAfter(from, 7);
    case 'Home':
      return dateDaysAfter(from, -weekday);
    case 'End':
      return dateDaysAfter(from, 6 - weekday);
    case 'PageUp':
      return dateMonthsAfter(from, -1);
    case 'PageDown':
      return dateMonthsAfter(from, 1);
    default:
      return null;
  }
}

function dayLink(grid: HTMLElement, date: string): HTMLElement | null {
  return grid.querySelector<HTMLElement>(`[data-date="${date}"]`);
}

function makeOnlyStop(grid: HTMLElement, stop: HTMLElement | null): void {
  for (const link of grid.querySelectorAll<HTMLElement>('[data-date]'))
    link.tabIndex = link === stop ? 0 : -1;
}
