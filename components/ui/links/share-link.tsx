'use client';

import { useState } from 'react';
import { messages } from '#lib/language/messages.ts';
import { Button } from '../button.tsx';

/**
 * Shares the page with the native share sheet, or copies its address. Without scripts it is a mailto link.
 */
export function ShareLink({ title, url }: { title: string; url: string }) {
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) return navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
        onClick={(event) => {
          if (!navigator.share && !navigator.clipboard) return;
          event.preventDefault();
          // Cancelling the share sheet is no failure.
          share().catch(() => undefined);
        }}
      >
        {messages.uiView.share}
      </Button>
      <span role="status" className="text-sm text-ink-2">
        {isCopied && messages.uiView.linkCopied}
      </span>
    </span>
  );
}
