'use client';

import { type ReactNode, use } from 'react';
import { importLazily } from '#components/ui/lazy/lazy-import.ts';
import { readyEvent } from '#lib/core/site/browser-contract.ts';
import { type Audience, loadMessages } from '#lib/language/load-messages.ts';

interface MessagesReadyProps {
  audience: Audience;
  children: ReactNode;
}

/** Hydrates its children once their messages are there, in the page's language; the server has all of them. */
export function MessagesReady({ audience, children }: MessagesReadyProps) {
  if (typeof window !== 'undefined') use(ready(audience));
  return children;
}

const loading = new Map<Audience, Promise<void>>();

function ready(audience: Audience): Promise<void> {
  const known = loading.get(audience) ?? loadPatiently(audience);
  loading.set(audience, known);
  return known;
}

/** Without its messages a page stays as the server sent it, and gives back early input. */
async function loadPatiently(audience: Audience): Promise<void> {
  try {
    await importLazily(() => loadMessages(audience));
  } catch {
    window.dispatchEvent(new Event(readyEvent));
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    await loadPatiently(audience);
  }
}
