'use client';

import { useEffect, useState } from 'react';
import { greetingAt } from '#lib/home/greeting.ts';

const refreshMs = 60_000;

/** The greeting for the visitor's local hour; the server renders the church's. Sets the sky to match. */
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
