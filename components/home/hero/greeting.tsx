'use client';

import { useEffect, useState } from 'react';
import type { LangAttributes } from '#lib/core/translations/lang-of.ts';
import { type Greetings, skyAt } from '#lib/home/greeting.ts';

interface GreetingProps extends LangAttributes {
  /** The hour in the church's zone, 0 to 23. */
  churchHour: number;
  greetings: Greetings;
}

const refreshMs = 60_000;

/** The greeting for the visitor's local hour; the server renders the church's. Sets the sky to match. */
export function Greeting({ churchHour, greetings, ...lang }: GreetingProps) {
  const [hour, setHour] = useState(churchHour);
  const sky = skyAt(hour);

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
    <span
      className="hero-greeting block text-6xl"
      data-flowing={areOfTwoWords(greetings) ? undefined : ''}
      suppressHydrationWarning
      {...lang}
    >
      {greetings[sky]}
    </span>
  );
}

function areOfTwoWords(greetings: Greetings): boolean {
  return Object.values(greetings).every((text) => text.split(' ').length === 2);
}
