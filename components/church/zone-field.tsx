'use client';

import { useEffect, useState } from 'react';
import { TextField } from '#components/form/text-field.tsx';
import { findTimeZone, listTimeZones } from '#lib/church/time-zone.ts';
import { churchClock, churchLanguage } from '#lib/core/church/locale.ts';
import { unbrokenTimes } from '#lib/core/dates/unbroken-times.ts';
import { zoneName } from '#lib/core/dates/zone-name.ts';
import { languageFacts } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';
import type { GroupFieldsProps } from './fact-field.tsx';

/** The church's time zone, from the full list, with its current local time. */
export function ZoneField({ form }: GroupFieldsProps) {
  const zone = findTimeZone(form.watch('time_zone') ?? '');
  const now = useMinute();
  const [choices] = useState(listChoices);
  return (
    <TextField
      form={form}
      name="time_zone"
      label={messages.churchFacts.labels.time_zone}
      suggestions={choices}
      autoComplete="off"
      help={
        zone ? (
          <span>{messages.settingsForm.zoneNow(zoneName(zone), unbrokenTimes(timeIn(zone, now)))}</span>
        ) : (
          messages.settingsForm.zoneHelp
        )
      }
    />
  );
}

function listChoices() {
  return listTimeZones().map((zone) => ({ value: zone.replaceAll('_', ' '), label: zoneName(zone) }));
}

/** 'Monday, 5:12 AM'. */
function timeIn(zone: string, now: Date): string {
  const { locale } = languageFacts[churchLanguage()];
  const hourCycle = churchClock() === '12' ? 'h12' : 'h23';
  const style = { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone: zone, hourCycle } as const;
  return new Intl.DateTimeFormat(locale, style).format(now);
}

const tickMilliseconds = 10_000;

function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return now;
}
