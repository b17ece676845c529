'use client';

import { useRef, useState } from 'react';
import { useWidth } from '#components/ui/use-width.ts';
import { leadNowhere } from '#components/words/preview/drawing.ts';
import { messages } from '#lib/language/messages.ts';

interface LetterFrameProps {
  html: string;
  /** In CSS pixels. */
  screenWidth: number;
}

/** A letter at a screen's width, scaled to fit. Sandboxed: no script runs, and no link leads away. */
export function LetterFrame({ html, screenWidth }: LetterFrameProps) {
  const [measured, width] = useWidth();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const scale = Math.min(1, width / screenWidth);
  const open = () => {
    const shown = frame.current?.contentDocument;
    leadNowhere(shown);
    // Pictures that come later may make it taller.
    const measure = () => setHeight(shown?.body.scrollHeight ?? 0);
    measure();
    for (const picture of shown?.images ?? []) picture.addEventListener('load', measure);
  };
  return (
    <div ref={measured} className="letter-screen">
      {width > 0 && (
        <iframe
          ref={frame}
          title={messages.letterEditing.preview.frame}
          sandbox="allow-same-origin"
          srcDoc={html}
          onLoad={open}
          style={{
            width: screenWidth,
            height,
            minHeight: `${100 / scale}%`,
            // biome-ignore lint/plugin: scaled from the upper left corner
            left: Math.max(0, (width - screenWidth * scale) / 2),
            transform: `scale(${scale})`,
          }}
        />
      )}
    </div>
  );
}
