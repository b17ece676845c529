'use client';

import '../words.css';
import { useEffect, useRef, useState } from 'react';
import { messages } from '#lib/language/messages.ts';
import { leadNowhere, markedPart } from './drawing.ts';

interface PreviewFrameProps {
  page: Document;
  /** The CSS selector of an element directly within the edited part. */
  mark: string;
  /** The width of the shown screen, and the width available here, in CSS pixels. */
  screenWidth: number;
  width: number;
}

/** A page at a screen's width, scrolled to the words. Sandboxed: no script and no form runs. */
export function PreviewFrame({ page, mark, screenWidth, width }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The document is loaded once, so that later ones do not flicker.
  const [first] = useState(() => `<!doctype html>${page.documentElement.outerHTML}`);
  useEffect(() => show(frame.current, page), [page]);
  const scale = Math.min(1, width / screenWidth);
  const open = () => {
    show(frame.current, page);
    leadNowhere(frame.current?.contentDocument);
    scrollToWords(frame.current, mark);
  };
  return (
    <div className="words-frame relative overflow-hidden rounded-control">
      <iframe
        ref={frame}
        title={messages.words.frame}
        sandbox="allow-same-origin"
        srcDoc={first}
        onLoad={open}
        className="absolute top-0 border-0 bg-paper"
        style={{
          width: screenWidth,
          height: `${100 / scale}%`,
          // biome-ignore lint/plugin: scaled from the upper left corner
          left: Math.max(0, (width - screenWidth * scale) / 2),
          transformOrigin: '0 0',
          transform: `scale(${scale})`,
        }}
      />
    </div>
  );
}

/** Replaces the shown body and keeps the scroll position. */
function show(frame: HTMLIFrameElement | null, page: Document): void {
  const shown = frame?.contentDocument;
  const { scrollY = 0 } = frame?.contentWindow ?? {};
  // Before its first load the frame's document is empty or incomplete.
  if (!shown?.body || !shown.head?.hasChildNodes()) return;
  shown.body.replaceWith(shown.importNode(page.body, true));
  frame?.contentWindow?.scrollTo({ top: scrollY, behavior: 'instant' });
}

/** Scrolls to the words: centered when they fit the frame, else their start near its top. */
function scrollToWords(frame: HTMLIFrameElement | null, mark: string): void {
  const words = frame?.contentDocument && markedPart(frame.contentDocument, mark);
  if (!frame || !words) return;
  const { top, height } = words.getBoundingClientRect();
  const above = Math.max(24, (frame.clientHeight - height) / 2);
  frame.contentWindow?.scrollBy({ top: top - above, behavior: 'instant' });
}
