'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { messages } from '#lib/language/messages.ts';

interface ChurchMapProps {
  drawing: ReactNode;
  frameUrl: string;
  title: string;
}

/** A drawn map that a click replaces by a live one; nothing loads before. Fills the positioned box around it. */
export function ChurchMap({ drawing, frameUrl, title }: ChurchMapProps) {
  const [isLive, setIsLive] = useState(false);
  if (isLive)
    return (
      <iframe
        // Moves focus from the removed button to the map.
        ref={(frame) => frame?.focus()}
        src={frameUrl}
        title={title}
        className="absolute inset-0 size-full border-0"
        referrerPolicy="no-referrer"
      />
    );
  return (
    <>
      {drawing}
      <div className="absolute inset-x-0 top-[12%] flex justify-center noscript:hidden md:top-[40%]">
        <Button onClick={() => setIsLive(true)}>{messages.churchView.showMap}</Button>
      </div>
    </>
  );
}
