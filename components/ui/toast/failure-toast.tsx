'use client';

import { useEffect } from 'react';
import { toast } from './toast.ts';

/** Repeats a failed read of the page as a toast. `id` keeps one toast per kind. */
export function FailureToast({ text, id }: { text: string; id: string }) {
  useEffect(() => {
    // Deferred, so that the toaster is listening.
    const timer = setTimeout(() => toast('error', text, { id }), 100);
    return () => clearTimeout(timer);
  }, [text, id]);
  return null;
}
