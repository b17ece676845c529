import { useEffect } from 'react';
import { type ToastMessage, toastMilliseconds } from './toast.ts';

/** A message in plain words, for its time: on a page whose toaster cannot be had. */
export function PlainToast({ message, onOver }: { message: ToastMessage; onOver: () => void }) {
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
