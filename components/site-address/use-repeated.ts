'use client';

import { useEffect, useRef } from 'react';

/** Runs the work at the interval while the page is looked at. */
export function useRepeated(work: () => unknown, milliseconds: number): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}
