'use client';

import { useEffect, useState } from 'react';
import { greetingAt } from '#lib/home/greeting.ts';

/** How often the greeting looks at the clock, in milliseconds. */
const refreshMs = 60_000;

/** The greeting of the visitor's own hour; the server starts with the church's. The sky follows it. */
export function Greeting({ churchHour }: { churchHour: number }) {
  const [hour, setHour] = useState(churchHour);
  const { text, sky } = greetingAt(hour);

  useEffect(() => {
    const look = () => setHour(new Date().getHours());
    look();
    const timer = setInterval(look, refreshMs);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    document.querySelector('.hero')?.setAttribute('data-sky', sky);
  }, [sky]);

  return (
    <span className="hero-greeting block text-6xl" suppressHydrationWarning>
      {text}
    </span>
  );
}
