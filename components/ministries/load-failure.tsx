'use client';

import { useEffect } from 'react';
import { toast } from '../ui/toast';

/** Says that loading failed: in the page, and once more as a message for those who look elsewhere. */
export function LoadFailure({ text }: { text: string }) {
  useEffect(() => {
    // A moment later, so that whatever shows messages is listening by then.
    const timer = setTimeout(() => toast('error', text, { id: 'ministries' }), 100);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="mt-8 rounded-control border-l-4 border-paintbrush bg-limestone px-5 py-4">
      <strong className="font-semibold">{text}.</strong> Below is what usually runs; for this week, please ask
      the office.
    </p>
  );
}
