'use client';

import { type ReactNode, use } from 'react';
import { importLazily } from '#components/ui/lazy/lazy-import.ts';
import { readyEvent } from '#lib/core/site/browser-contract.ts';
import { loadMessages } from '#lib/language/load-messages.ts';

const isBrowser = typeof window !== 'undefined';
const ready = isBrowser ? loadForVisitors() : null;

/** Hydrates its children once the messages of the page's language are there; the server has all of them. */
export function MessagesReady({ children }: { children: ReactNode }) {
  if (ready) use(ready);
  return children;
}

/** Without its messages a page stays as the server sent it, and gives back early input. */
async function loadForVisitors(): Promise<void> {
  try {
    await importLazily(() => loadMessages('visitors'));
  } catch {
    window.dispatchEvent(new Event(readyEvent));
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    await loadForVisitors();
  }
}
