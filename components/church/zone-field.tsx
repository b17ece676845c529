'use client';

import { useEffect, useState } from 'react';
import { TextField } from '#components/form/text-field.tsx';
import { churchContent } from '#lib/church/content.ts';
import { findTimeZone, listTimeZones } from '#lib/church/time-zone.ts';
import type { GroupFieldsProps } from './group-fields.tsx';

/** The church's time zone, from the full list, with its current local time. */
export function ZoneField({ form }: GroupFieldsProps) {
  const zone = findTimeZone(form.watch('time_zone') ?? '');
  const now = useMinute();
  return (
    <TextField
      form={form}
      name="time_zone"
      label={churchContent.labels.time_zone}
      suggestions={zones}
      autoComplete="off"
      help={
        zone ? (
          <span>{`It is ${timeIn(zone, now)} there now.`}</span>
        ) : (
          'Type a large city near you, and choose from the list.'
        )
      }
    />
  );
}

const zones = listTimeZones().map((zone) => zone.replaceAll('_', ' '));

/** 'Monday, 5:12 AM'. */
function timeIn(zone: string, now: Date): string {
  const style = { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone: zone } as const;
  return new Intl.DateTimeFormat('en-US', style).format(now);
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
