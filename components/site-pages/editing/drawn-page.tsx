'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  addStyleSheets,
  firstMark,
  leadNowhere,
  markedPart,
  readDrawing,
} from '#components/words/preview/drawing.ts';

interface DrawnPageProps {
  /** The document that the server has drawn. */
  html: string;
  /** What stands above the first block. */
  first: ReactNode;
  /** What stands at the end of the block at this place, from 0. */
  toolsAt: (place: number) => ReactNode;
  /** Called once a drawing is shown. */
  onDrawn: () => void;
}

/** The elements that tools stand in. */
interface Marks {
  first: Element | null;
  blocks: readonly Element[];
  /** The tool that had the focus when the elements were replaced. */
  tool: string | null;
}

/** A page as the server has drawn it, with tools at its blocks. */
export function DrawnPage({ html, first, toolsAt, onDrawn }: DrawnPageProps) {
  const { frame, marks } = useDrawing(html, onDrawn);
  return (
    <>
      <div ref={frame} />
      {marks.first && (
        <At mark={marks.first} key="first">
          {first}
        </At>
      )}
      {marks.blocks.map((mark, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page's blocks have no other name than their place
        <At mark={mark} key={place}>
          {toolsAt(place)}
        </At>
      ))}
    </>
  );
}

/** Shows a drawing in the frame. One that shows the same leaves the elements, so that a tool in use stays. */
function useDrawing(html: string, onDrawn: () => void) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  const [marks, setMarks] = useState<Marks>({ first: null, blocks: [], tool: null });
  const tell = useRef(onDrawn);
  tell.current = onDrawn;
  useLayoutEffect(() => {
    const page = readDrawing(html, firstMark);
    addStyleSheets(page);
    const article = markedPart(page, firstMark);
    const markup = article?.innerHTML ?? '';
    if (markup === shown.current) return tell.current();
    shown.current = markup;
    const tool = document.activeElement?.getAttribute('data-tool');
    frame.current?.replaceChildren(...(article?.childNodes ?? []));
    setMarks({
      first: frame.current?.querySelector(firstMark) ?? null,
      blocks: [...(frame.current?.querySelectorAll('[data-block]') ?? [])],
      tool: tool ?? null,
    });
  }, [html]);
  useEffect(() => leadNowhere(frame.current), []);
  useLayoutEffect(() => {
    if (!marks.first) return;
    if (marks.tool) frame.current?.querySelector<HTMLElement>(`[data-tool="${marks.tool}"]`)?.focus();
    tell.current();
  }, [marks]);
  return { frame, marks };
}

function At({ mark, children }: { mark: Element; children: ReactNode }) {
  return createPortal(children, mark);
}
