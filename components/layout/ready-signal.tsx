'use client';

import { useEffect } from 'react';
import { readyEvent } from '#lib/core/browser/browser-contract.ts';

/** Signals that React has hydrated, which replays early input (server/html/defer-scripts.ts). */
export function ReadySignal() {
  useEffect(() => {
    window.dispatchEvent(new Event(readyEvent));
  }, []);
  return null;
}
