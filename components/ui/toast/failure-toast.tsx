'use client';

import { useEffect } from 'react';
import { toast } from './toast.ts';

/** Says once more, as a message, what the page says could not be loaded. `id` keeps one message of each kind. */
export function FailureToast({ text, id }: { text: string; id: string }) {
  useEffect(() => {
    // A moment later, so that whatever shows messages is listening by then.
    const timer = setTimeout(() => toast('error', text, { id }), 100);
    return () => clearTimeout(timer);
  }, [text, id]);
  return null;
}
