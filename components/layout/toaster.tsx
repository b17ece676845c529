'use client';

import { type CSSProperties, useEffect, useRef } from 'react';
import { Toaster as Sonner, toast as show } from 'sonner';
import type { ToastMessage } from '../ui/toast';

const secondsShown = 4;

/** Draws the messages it is given, each once, newest in front. */
export function Toaster({ messages }: { messages: ToastMessage[] }) {
  const shown = useRef(0);
  const place = useRef<HTMLElement>(null);
  // The place around it is read out already; one inside the other would be read twice.
  useEffect(() => place.current?.removeAttribute('aria-live'), []);
  useEffect(() => {
    for (const { kind, text, id, action } of messages.slice(shown.current)) {
      show[kind](kind === 'error' ? <span role="alert">{text}</span> : text, {
        ...(id && { id }),
        ...(action && { action: { label: action.label, onClick: action.run } }),
        duration: kind === 'loading' ? Number.POSITIVE_INFINITY : secondsShown * 1000,
      });
    }
    shown.current = messages.length;
  }, [messages]);
  return (
    <Sonner
      ref={place}
      expand
      visibleToasts={3}
      position="top-center"
      offset={16}
      mobileOffset={12}
      style={look}
    />
  );
}

const look = {
  '--normal-bg': 'var(--color-ink)',
  '--normal-text': '#fff',
  '--normal-border': 'var(--color-ink)',
  '--border-radius': 'var(--radius-control)',
  fontFamily: 'var(--font-sans)',
  fontSize: 'var(--text-sm)',
} as CSSProperties;
