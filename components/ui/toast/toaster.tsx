'use client';

import './toaster.css';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Toaster as Sonner, toast as show } from 'sonner';
import { messages as words } from '#lib/language/messages.ts';
import { type ToastMessage, toastMilliseconds } from './toast.ts';

/** Renders the given toasts, each once, newest in front. */
export function Toaster({ messages }: { messages: ToastMessage[] }) {
  const shown = useRef(new WeakSet<ToastMessage>());
  const place = useRef<HTMLElement>(null);
  // The surrounding region is live already; a nested one would be announced twice.
  useEffect(() => place.current?.removeAttribute('aria-live'), []);
  useEffect(() => {
    for (const message of messages) {
      if (shown.current.has(message)) continue;
      shown.current.add(message);
      const { kind, text, id, action } = message;
      show[kind](kind === 'error' ? <span role="alert">{text}</span> : text, {
        ...(id && { id }),
        ...(action && { action: { label: action.label, onClick: action.run } }),
        duration: kind === 'loading' ? Number.POSITIVE_INFINITY : toastMilliseconds,
        ...(!action && { className: 'toast-through' }),
      });
    }
  }, [messages]);
  return (
    <Sonner
      ref={place}
      containerAriaLabel={words.uiView.toasts}
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
