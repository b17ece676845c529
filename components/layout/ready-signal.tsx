'use client';

import { useEffect } from 'react';
import { readyEvent } from '@/lib/ready-event';

/** Says that React has taken over: what a visitor did before that is done now (lib/late-scripts.ts). */
export function ReadySignal() {
  useEffect(() => {
    window.dispatchEvent(new Event(readyEvent));
  }, []);
  return null;
}
