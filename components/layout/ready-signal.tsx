'use client';

import { useEffect } from 'react';
import { readyEvent } from '#lib/core/site/browser-contract.ts';

/** Says that React has taken over: what a visitor did before that is done now (server/html/defer-scripts.ts). */
export function ReadySignal() {
  useEffect(() => {
    window.dispatchEvent(new Event(readyEvent));
  }, []);
  return null;
}
