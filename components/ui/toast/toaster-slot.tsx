'use client';

import { type ComponentType, type CSSProperties, useEffect, useState } from 'react';
import { importLazily } from '../lazy/lazy-import.ts';
import { type ToastMessage, toastEvent, toastMilliseconds } from './toast.ts';

type State = ComponentType<{ messages: ToastMessage[] }> | null | undefined;

/** How long a toast waits for the toaster's code. */
const patienceMilliseconds = 1000;

/**
 * The live region of toasts, present from the start so that the first one is announced. The toaster's code
 * loads with the first toast, or ahead once a form is touched. If it fails or takes over a second, the region
 * itself shows the last three.
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

/** The toasts and the toaster: undefined until requested, null on failure. */
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

/** A plain toast, for a page whose toaster failed to load. */
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
