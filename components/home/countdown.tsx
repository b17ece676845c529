'use client';

import { unbrokenTimes } from '#lib/core/dates/unbroken-times.ts';
import './countdown.css';
import { useEffect, useState } from 'react';
import type { ServiceStart } from '#lib/events/church-services/service-moments.ts';
import { timeLeft } from '#lib/home/time-left.ts';
import { messages } from '#lib/language/messages.ts';

interface CountdownProps {
  /** Upcoming services, nearest first: several, for pages that stay open. */
  services: ServiceStart[];
  /** When the server rendered this page, in milliseconds since 1970: the first value on both sides. */
  writtenAt: number;
  isOnDark?: boolean;
}

/** A countdown to the next service; at zero it goes on to the one after. */
export function Countdown({ services, writtenAt, isOnDark }: CountdownProps) {
  const [now, setNow] = useState(writtenAt);

  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);

  const next = services.find(({ startsAt }) => startsAt > now) ?? services[services.length - 1];
  if (!next) return null;
  const left = timeLeft(next.startsAt - now);
  const { units } = messages.homeView;

  return (
    <>
      {/* Hidden from screen readers: the date below says the same and does not change. */}
      <div aria-hidden="true" className="countdown tabular">
        <Part value={left.days} unit={left.days === 1 ? units.day : units.days} />
        <Part value={left.hours} unit={units.hours} />
        <Part value={left.minutes} unit={units.minutes} />
        <Part value={left.seconds} unit={units.seconds} />
      </div>
      <p className={`text-sm ${isOnDark ? 'text-white/85' : 'text-ink-2'}`}>
        <span className="countdown-service" {...next.marks} suppressHydrationWarning>
          {next.label}
        </span>
        ,{' '}
        <time dateTime={new Date(next.startsAt).toISOString()} suppressHydrationWarning>
          {unbrokenTimes(next.when)}
        </time>
      </p>
    </>
  );
}

function Part({ value, unit }: { value: number; unit: string }) {
  return (
    <div className="countdown-part">
      {/* Ticks before hydration (lib/home/countdown-script.ts). */}
      <span className="countdown-value" suppressHydrationWarning>
        {String(value).padStart(2, '0')}
      </span>{' '}
      <span className="countdown-unit" suppressHydrationWarning>
        {unit}
      </span>
    </div>
  );
}
