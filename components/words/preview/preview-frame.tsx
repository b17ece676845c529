'use client';

import { useEffect, useRef, useState } from 'react';
import type { PageTextKey } from '#lib/page-texts/register.ts';
import { findWords } from './preview-page.ts';

interface PreviewFrameProps {
  page: Document;
  textKey: PageTextKey;
  /** How wide the screen is that the page is shown for, and how wide it may be drawn here, in CSS pixels. */
  screenWidth: number;
  width: number;
}

/** A page as a screen shows it, opened where the words stand. Nothing runs in it: no script, no form, no handler. */
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
        title="The page with your words"
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

/** Puts a page's body in the place of the one that is shown, and leaves it scrolled as it is. */
function show(frame: HTMLIFrameElement | null, page: Document): void {
  const shown = frame?.contentDocument;
  const { scrollY = 0 } = frame?.contentWindow ?? {};
  // Before its first load a frame holds an empty document, or one that has not got its parts yet.
  if (!shown?.body || !shown.head?.hasChildNodes()) return;
  shown.body.replaceWith(shown.importNode(page.body, true));
  frame?.contentWindow?.scrollTo({ top: scrollY, behavior: 'instant' });
}

/** Words that fit the frame stand in its middle, longer ones begin near its top. */
function scrollToWords(frame: HTMLIFrameElement | null, key: PageTextKey): void {
  const words = frame?.contentDocument && findWords(frame.contentDocument, key);
  if (!frame || !words) return;
  const { top, height } = words.getBoundingClientRect();
  const above = Math.max(24, (frame.clientHeight - height) / 2);
  frame.contentWindow?.scrollBy({ top: top - above, behavior: 'instant' });
}
