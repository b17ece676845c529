'use client';

import { Loading } from '#components/ui/progress/loading.tsx';
import './words-preview.css';
import { type RefCallback, useCallback, useState } from 'react';
import { messages } from '#lib/language/messages.ts';
import type { Insertions } from '#lib/page-texts/insertions.ts';
import type { PageTextKey } from '#lib/page-texts/register.ts';
import { WordsSwitch } from '../words-switch.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { findWords } from './preview-page.ts';
import { usePagePreview } from './use-page-preview.ts';
import { WordsSketch } from './words-sketch.tsx';

interface WordsPreviewProps {
  textKey: PageTextKey;
  value: unknown;
  insertions: Insertions;
}

type Screen = 'phone' | 'computer';

/** In CSS pixels. */
const widths: Record<Screen, number> = { phone: 390, computer: 1280 };

/** The preview: the page itself, rendered by the server with the words being typed. */
export function WordsPreview(props: WordsPreviewProps) {
  const { textKey, value } = props;
  const [measured, width] = useWidth();
  const [screen, setScreen] = useState<Screen>('phone');
  // Nothing is rendered while the preview is hidden.
  const { page, problem } = usePagePreview(textKey, value, width > 0);
  const isOnPage = page !== null && findWords(page, textKey) !== null;
  return (
    <section ref={measured} aria-label={messages.words.preview} className="grid gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p className="text-sm font-semibold">{messages.words.preview}</p>
        {isOnPage && (
          <WordsSwitch
            legend={messages.words.screen}
            labels={messages.words.screens}
            chosen={screen}
            onChoose={setScreen}
            className="flex"
          />
        )}
      </div>
      {page && isOnPage ? (
        <PreviewFrame key={screen} page={page} textKey={textKey} screenWidth={widths[screen]} width={width} />
      ) : (
        <OffPage {...props} page={page} isOpening={problem === null} />
      )}
      <p role="status" className="text-sm text-ink-2">
        {problem && messages.words.previewProblem(problem)}
      </p>
    </section>
  );
}

/** For words that no page shows: the search result of a description, or a sketch. */
function OffPage({
  page,
  isOpening,
  ...words
}: WordsPreviewProps & { page: Document | null; isOpening: boolean }) {
  if (!page && isOpening) {
    return <Loading className="py-10">{messages.words.drawing}</Loading>;
  }
  if (page && words.textKey.endsWith('description')) return <SearchResult page={page} />;
  return (
    <>
      <WordsSketch {...words} />
      {page && <p className="text-sm text-ink-3">{messages.words.notShown}</p>}
    </>
  );
}

/** A page as search engines usually list it. */
function SearchResult({ page }: { page: Document }) {
  const { host } = window.location;
  const description = page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  return (
    <div className="rounded-control border border-rule bg-white p-5">
      <p className="text-sm text-ink-3">{host}</p>
      <p className="mt-1 text-lg text-accent-deep">{page.title}</p>
      <p className="mt-1 text-sm text-ink-2 [overflow-wrap:anywhere]">{description}</p>
    </div>
  );
}

/** Measures an element: what to give it as `ref`, and how wide it is in CSS pixels, 0 while it is out of sight. */
function useWidth(): [measured: RefCallback<HTMLElement>, width: number] {
  const [width, setWidth] = useState(0);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measured, width];
}
