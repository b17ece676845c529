'use client';

import { useEffect, useMemo, useState } from 'react';
import { Loading } from '#components/ui/progress/loading.tsx';
import { useWidth } from '#components/ui/use-width.ts';
import { messages } from '#lib/language/messages.ts';
import { WordsSwitch } from '../words-switch.tsx';
import { markedPart, readDrawing } from './drawing.ts';
import { PreviewFrame } from './preview-frame.tsx';
import type { Drawing } from './use-page-preview.ts';

interface WordsPreviewProps {
  drawing: Drawing;
  /** The CSS selector of an element directly within the edited part. */
  mark: string;
  /** Whether the words are what search engines show of the page. */
  isDescription?: boolean;
  /** Told whether the preview is in sight: a page is drawn for it only then. */
  onSeen?: (isSeen: boolean) => void;
}

type Screen = 'phone' | 'computer';

/** In CSS pixels. */
const widths: Record<Screen, number> = { phone: 390, computer: 1280 };

/** The preview: the page itself, as the server has drawn it with the words being typed. */
export function WordsPreview({ drawing, mark, isDescription = false, onSeen }: WordsPreviewProps) {
  const [measured, width] = useWidth();
  const [screen, setScreen] = useState<Screen>('phone');
  const { html, problem } = drawing;
  const page = useMemo(() => (html === null ? null : readDrawing(html, mark)), [html, mark]);
  const isOnPage = page !== null && markedPart(page, mark) !== null;
  const isSeen = width > 0;
  useEffect(() => onSeen?.(isSeen), [onSeen, isSeen]);
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
      {isOnPage && isSeen && (
        <PreviewFrame key={screen} page={page} mark={mark} screenWidth={widths[screen]} width={width} />
      )}
      {!page && !problem && <Loading className="py-10">{messages.words.drawing}</Loading>}
      {page &&
        !isOnPage &&
        (isDescription ? (
          <SearchResult page={page} />
        ) : (
          <p className="text-sm text-ink-3">{messages.words.notShown}</p>
        ))}
      <p role="status" className="text-sm text-ink-2">
        {problem && messages.words.previewProblem(problem)}
      </p>
    </section>
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
      <p className="mt-1 text-sm text-ink-2 wrap-anywhere">{description}</p>
    </div>
  );
}
