'use client';

import { type ComponentType, type CSSProperties, useEffect, useState } from 'react';
import { importLazily } from '../lazy/lazy-import.ts';
import { type ToastMessage, toastEvent, toastMilliseconds } from './toast.ts';

type State = ComponentType<{ messages: ToastMessage[] }> | null | undefined;

/** How long a message waits for the code that draws it. */
const patienceMilliseconds = 1000;

/**
 * Where messages appear: screen readers know the place from the start, so that they read out the first one too.
 * The code that draws them is fetched with it, or ahead once a form is touched. When it cannot be had, or not
 * within a second, the place itself says the last three.
 */
export function ToasterSlot() {
  const { Toaster, messages, drop } = useMessages();
  const plain = Toaster === null ? messages.slice(-3) : [];
  return (
    <div role="status" style={plain.length > 0 ? look : undefined}>
      {Toaster && messages.length > 0 && <Toaster messages={messages} />}
      {plain.map((message) => (
        <PlainToast key={message.text} message={message} onOver={() => drop(message)} />
      ))}
    </div>
  );
}

/** What was said, and what draws it: undefined until it was asked for, null when it cannot be had. */
function useMessages() {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  const [Toaster, setToaster] = useState<State>();
  useEffect(() => {
    const get = () =>
      importLazily(() => import('./toaster.tsx')).then(
        (module) => setToaster(() => module.Toaster),
        () => setToaster(null),
      );
    const add = (event: Event) => {
      const message = (event as CustomEvent<ToastMessage>).detail;
      setMessages((shown) => [...shown.filter((each) => !isReplaced(each, message)), message]);
      void get();
      setTimeout(
        () => setToaster((known: State) => (known === undefined ? null : known)),
        patienceMilliseconds,
      );
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('form')) void get();
    };
    window.addEventListener(toastEvent, add);
    document.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener(toastEvent, add);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
  const drop = (message: ToastMessage) => setMessages((shown) => shown.filter((each) => each !== message));
  return { Toaster, messages, drop };
}

const look: CSSProperties = {
  position: 'fixed',
  inset: '16px 12px auto',
  zIndex: 100,
  padding: '12px 16px',
  borderRadius: 'var(--radius-control)',
  background: 'var(--color-ink)',
  color: '#fff',
  pointerEvents: 'none',
};

function isReplaced({ id, text }: ToastMessage, by: ToastMessage): boolean {
  return text === by.text || (id !== undefined && id === by.id);
}

/** A message in plain words, for its time: on a page whose toaster cannot be had. */
function PlainToast({ message, onOver }: { message: ToastMessage; onOver: () => void }) {
  const { kind, text, action } = message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: its time runs from when it is first drawn
  useEffect(() => {
    if (kind === 'loading') return;
    const timer = setTimeout(onOver, toastMilliseconds);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <p role={kind === 'error' ? 'alert' : undefined}>
      <span>{text}</span>{' '}
      {action && (
        <button type="button" className="pointer-events-auto underline" onClick={action.run}>
          {action.label}
        </button>
      )}
    </p>
  );
}
