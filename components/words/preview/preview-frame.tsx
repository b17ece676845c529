'use client';

import { useEffect, useRef, useState } from 'react';
import { messages } from '#lib/language/messages.ts';
import type { PageTextKey } from '#lib/page-texts/register.ts';
import { findWords } from './preview-page.ts';

interface PreviewFrameProps {
  page: Document;
  textKey: PageTextKey;
  /** The width of the shown screen, and the width available here, in CSS pixels. */
  screenWidth: number;
  width: number;
}

/** A page at a screen's width, scrolled to the words. Sandboxed: no script and no form runs. */
export function PreviewFrame({ page, textKey, screenWidth, width }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The document is loaded once, so that later ones do not flicker.
  const [first] = useState(() => `<!doctype html>${page.documentElement.outerHTML}`);
  useEffect(() => show(frame.current, page), [page]);
  const scale = Math.min(1, width / screenWidth);
  const open = () => {
    show(frame.current, page);
    scrollToWords(frame.current, textKey);
  };
  return (
    <div className="words-preview-view">
      <iframe
        ref={frame}
        title={messages.words.frame}
        sandbox="allow-same-origin"
        srcDoc={first}
        onLoad={open}
        className="words-preview-frame"
        style={{
          width: screenWidth,
          height: `${100 / scale}%`,
          left: Math.max(0, (width - screenWidth * scale) / 2),
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
function scrollToWords(frame: HTMLIFrameElement | null, key: PageTextKey): void {
  const words = frame?.contentDocument && findWords(frame.contentDocument, key);
  if (!frame || !words) return;
  const { top, height } = words.getBoundingClientRect();
  const above = Math.max(24, (frame.clientHeight - height) / 2);
  frame.contentWindow?.scrollBy({ top: top - above, behavior: 'instant' });
}
