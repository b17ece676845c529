'use client';

import {
  createElement,
  type HTMLAttributes,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

export type StaticTag =
  | 'article'
  | 'aside'
  | 'dl'
  | 'div'
  | 'footer'
  | 'header'
  | 'li'
  | 'nav'
  | 'section'
  | 'span'
  | 'svg'
  | 'ul';

interface StaticElementProps extends HTMLAttributes<HTMLElement> {
  as: StaticTag;
  digest: string;
  /** Empty where the document holds it. */
  html: string;
}

/** The markup that documents have brought, by digest: a page that is come back to is drawn from the same data again. */
const brought = new Map<string, string>();

/**
 * An element with markup of the server, which is put in only where it is another: what the document holds stays as it
 * is, with whatever of it has the focus or is selected.
 */
export function StaticElement({ as, digest, html, ...attributes }: StaticElementProps) {
  const element = useRef<HTMLElement>(null);
  const isHydrating = useSyncExternalStore(neverChanges, no, yes);
  // One object for good: React puts another one in, even if it says the same.
  const [content] = useState(() => ({ __html: isHydrating ? html : contentOf(digest, html) }));
  const shown = useRef(digest);
  useLayoutEffect(() => {
    if (!element.current) return;
    if (shown.current !== digest) replaceContent(element.current, contentOf(digest, html));
    else if (html === '') brought.set(digest, element.current.innerHTML);
    shown.current = digest;
  }, [digest, html]);
  return createElement(as, {
    ...attributes,
    ref: element,
    'data-static': digest,
    dangerouslySetInnerHTML: content,
    suppressHydrationWarning: true,
  });
}

function contentOf(digest: string, html: string): string {
  return html || (brought.get(digest) ?? inDocument(digest));
}

/** Where React has given up to go on from the document, and draws all of it anew. */
function inDocument(digest: string): string {
  return document.querySelector(`[data-static="${digest}"]`)?.innerHTML ?? '';
}

const neverChanges = () => () => undefined;
const no = () => false;
/** On the server, and where React goes on from what the document holds. */
const yes = () => true;

const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]';

/**
 * Puts other markup into the element. What had the focus in it gives it to what stands in its place; of a pencil of
 * staff's that is known to whoever draws it (components/account/keep-focus.ts).
 */
function replaceContent(element: HTMLElement, html: string): void {
  const active = document.activeElement;
  const focused = element.contains(active) && !active?.closest('[data-edit]') ? active : null;
  const place = focused ? [...element.querySelectorAll(focusable)].indexOf(focused) : -1;
  element.innerHTML = html;
  if (focused) successorOf(focused, place, element)?.focus({ preventScroll: true });
}

/** What leads to the same address, or is of the same day of a calendar; else what is as far down. */
function successorOf(focused: Element, place: number, element: HTMLElement): HTMLElement | undefined {
  const candidates = [...element.querySelectorAll<HTMLElement>(focusable)];
  const isSame = (attribute: string) => {
    const value = focused.getAttribute(attribute);
    return value === null ? undefined : candidates.find((each) => each.getAttribute(attribute) === value);
  };
  return isSame('data-date') ?? isSame('href') ?? candidates[place];
}
