import { useEffect, useState } from 'react';
import { useAdminMode } from '#components/account/admin-mode.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import { isDateText } from '#lib/core/dates/calendar-date.ts';
import { type EventFormValues, toEventInput } from '#lib/events/form-values.ts';
import type { Overlaps } from '#lib/events/series/overlap-schema.ts';

/** The pause in typing after which the server is asked. */
const pauseMilliseconds = 400;

/** Returns what the server finds at the address; null until then, without an address, outside admin mode and after a failure. */
export function useOverlaps(address: string | null): Overlaps | null {
  const [found, setFound] = useState<{ address: string; overlaps: Overlaps } | null>(null);
  const mayAsk = useAdminMode();
  useEffect(() => {
    if (!address || !mayAsk) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await callApi<Overlaps>(address, { signal: leaving.signal }).catch(() => null);
      if (answer?.ok) setFound({ address, overlaps: answer.data });
    }, pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [address, mayAsk]);
  return found?.address === address ? found.overlaps : null;
}

interface Edited {
  /** The event that is edited, or a date of it. */
  id?: string | undefined;
  /** Whether the form is for all dates of a series, not for one. */
  hasRule: boolean;
  /** The rule's day of the month, where it is not that of the typed date. */
  monthDay: number | null;
}

/** Returns where to ask what overlaps with the typed event; null while place, date or time is missing. */
export function overlapAddress(values: EventFormValues, { id, hasRule, monthDay }: Edited): string | null {
  const { location, date, time, length_minutes, is_recurring, ...rule } = toEventInput(values);
  if (!location?.trim() || !isDateText(date) || !time.trim()) return null;
  const isSeries = hasRule && is_recurring;
  const query = new URLSearchParams({ location: location.trim(), date, time: time.trim() });
  const add = (name: string, value: unknown) => {
    if (value !== null && value !== undefined && value !== '') query.append(name, String(value));
  };
  add('length_minutes', length_minutes);
  add('id', id);
  if (isSeries || !is_recurring) add('end_date', rule.end_date);
  if (isSeries) {
    for (const name of ['recurrence_frequency', 'target_weekday'] as const) add(name, rule[name]);
    for (const week of rule.weekday_occurrences ?? []) add('weekday_occurrences', week);
    add('month_day', monthDay);
  }
  return `/api/events/overlaps?${query}`;
}
