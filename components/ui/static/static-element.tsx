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
  | 'p'
  | 'section'
  | 'span'
  | 'svg'
  | 'ul';

interface StaticElementProps extends HTMLAttributes<HTMLElement> {
  as: StaticTag;
  digest: string;
  /** Empty when the document holds it. */
  html: string;
}

/** Markup from loaded documents by digest, for pages that are returned to. */
const brought = new Map<string, string>();

/**
 * An element with server markup, written only when it differs: the document's own nodes keep focus and
 * selection.
 */
export function StaticElement({ as, digest, html, ...attributes }: StaticElementProps) {
  const element = useRef<HTMLElement>(null);
  const isHydrating = useSyncExternalStore(neverChanges, no, yes);
  // A constant object: React would write an equal new one again.
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

/** Fallback when hydration failed and React renders from scratch. */
function inDocument(digest: string): string {
  return document.querySelector(`[data-static="${digest}"]`)?.innerHTML ?? '';
}

const neverChanges = () => () => undefined;
const no = () => false;
/** On the server and during hydration. */
const yes = () => true;

const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]';

/**
 * Replaces the element's markup and moves focus to the matching new element; for pencils see
 * components/account/keep-focus.ts.
 */
function replaceContent(element: HTMLElement, html: string): void {
  const active = document.activeElement;
  const focused = element.contains(active) && !active?.closest('[data-edit]') ? active : null;
  const place = focused ? [...element.querySelectorAll(focusable)].indexOf(focused) : -1;
  element.innerHTML = html;
  if (focused) successorOf(focused, place, element)?.focus({ preventScroll: true });
}

/** Finds the element with the same address or calendar day, or at the same position. */
function successorOf(focused: Element, place: number, element: HTMLElement): HTMLElement | undefined {
  const candidates = [...element.querySelectorAll<HTMLElement>(focusable)];
  const isSame = (attribute: string) => {
    const value = focused.getAttribute(attribute);
    return value === null ? undefined : candidates.find((each) => each.getAttribute(attribute) === value);
  };
  return isSame('data-date') ?? isSame('href') ?? candidates[place];
}
