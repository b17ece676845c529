'use client';

import './countdown.css';
import { useEffect, useState } from 'react';
import type { ServiceStart } from '#lib/home/next-service.ts';
import { timeLeft } from '#lib/home/time-left.ts';

interface CountdownProps {
  /** The services to come, the nearest first: more than one, for pages that stay open. */
  services: ServiceStart[];
  /** The moment the server wrote this page, in milliseconds since 1970: the first value everywhere. */
  writtenAt: number;
}

/** Days, hours, minutes and seconds to the next service; at zero it goes on to the one after. */
export function Countdown({ services, writtenAt }: CountdownProps) {
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

  return (
    <>
      {/* The moving digits are for the eye; the date below says the same to everyone and holds still. */}
      <div aria-hidden="true" className="countdown tabular">
        <Part value={left.days} unit={left.days === 1 ? 'day' : 'days'} />
        <Part value={left.hours} unit="hrs" />
        <Part value={left.minutes} unit="min" />
        <Part value={left.seconds} unit="sec" />
      </div>
      <p className="text-sm text-ink-2">
        {next.label}, <time dateTime={new Date(next.startsAt).toISOString()}>{next.when}</time>
      </p>
    </>
  );
}

function Part({ value, unit }: { value: number; unit: string }) {
  return (
    <div className="countdown-part">
      <span className="countdown-value">{String(value).padStart(2, '0')}</span>{' '}
      <span className="countdown-unit">{unit}</span>
    </div>
  );
}
