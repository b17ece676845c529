'use client';

import { type ReactNode, use, useEffect } from 'react';
import { importLazily } from '#components/ui/lazy/lazy-import.ts';
import { hasTyped, tellUpdated } from '#components/ui/lazy/tell-failure.ts';
import { readyEvent } from '#lib/core/browser/browser-contract.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';
import { type Audience, loadMessages } from '#lib/language/load-messages.ts';

interface MessagesReadyProps {
  audience: Audience;
  /** The church's, where the server states it. */
  language?: LanguageTag;
  children: ReactNode;
}

/**
 * Hydrates its children once their messages are there, in the page's language; the server has all of them. Another
 * language loads the document again.
 */
export function MessagesReady({ audience, language, children }: MessagesReadyProps) {
  if (typeof window !== 'undefined') use(ready(audience));
  useEffect(() => {
    if (language) followLanguage(language);
  }, [language]);
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

/** Not the attribute of the document, which a browser that translates the page changes. */
let opened: LanguageTag | undefined;

/**
 * Loads the document again when a refresh brings another language than it was opened in: its messages are in one. Where
 * something was typed, it reports that the site was updated.
 */
function followLanguage(language: LanguageTag): void {
  opened ??= language;
  if (language === opened) return;
  if (hasTyped()) tellUpdated();
  else location.reload();
}
