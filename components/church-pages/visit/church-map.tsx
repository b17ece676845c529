'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { messages } from '#lib/language/messages.ts';

/** A drawn map that a click replaces by a live one; nothing loads before. */
export function ChurchMap({
  drawing,
  frameUrl,
  title,
}: {
  drawing: ReactNode;
  frameUrl: string;
  title: string;
}) {
  const [isLive, setIsLive] = useState(false);
  return (
    <div className="relative aspect-4/3 overflow-hidden rounded-card border border-ink/25 bg-[#e9efe0] md:aspect-16/10">
      {isLive ? (
        <iframe
          // Moves focus from the removed button to the map.
          ref={takeFocus}
          src={frameUrl}
          title={title}
          className="absolute inset-0 size-full border-0"
          referrerPolicy="no-referrer"
        />
      ) : (
        <>
          {drawing}
          <div className="absolute inset-x-0 top-[12%] flex justify-center noscript:hidden md:top-[40%]">
            <Button onClick={() => setIsLive(true)}>{messages.churchView.showMap}</Button>
          </div>
        </>
      )}
    </div>
  );
}

function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
