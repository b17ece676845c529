import { createElement, type ReactNode, type SVGProps } from 'react';
import { type StaticMarkup, staticMarkup } from '#lib/core/html/static-markup.ts';
import { log } from '#lib/core/process/log.ts';
import { StaticElement, type StaticTag } from './static-element.tsx';

interface StaticProps extends Omit<SVGProps<HTMLElement>, 'children' | 'ref'> {
  as?: StaticTag;
  /** Server elements only: no client components, nothing that waits for data. */
  children?: ReactNode;
  /** Instead of elements: the site's own markup, or sanitized markup. */
  markup?: string;
}

/**
 * An element whose content no script changes: sent once as HTML and left out of React's data. Edit places
 * (components/editing) work inside, since they are found in the DOM.
 */
export function Static({ as = 'div', children, markup, ...attributes }: StaticProps) {
  const drawn = drawOrNull(markup ?? <>{children}</>);
  if (drawn) return <StaticElement as={as} {...said(attributes)} {...drawn} />;
  const content = markup === undefined ? { children } : { dangerouslySetInnerHTML: { __html: markup } };
  return createElement(as, { ...attributes, ...content });
}

/** Drops undefined props, which would be sent too. */
function said<Attributes extends object>(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => value !== undefined),
  ) as Attributes;
}

/** Falls back to ordinary rendering, which only costs bytes. */
function drawOrNull(content: ReactNode): StaticMarkup | null {
  try {
    return staticMarkup(content);
  } catch (error) {
    log.error({ err: error }, 'a static part of a page is not static');
    return null;
  }
}
