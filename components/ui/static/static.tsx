import { createElement, type ReactNode, type SVGProps } from 'react';
import { log } from '#lib/core/platform/log.ts';
import { type StaticMarkup, staticMarkup } from '#lib/core/site/static-markup.ts';
import { StaticElement, type StaticTag } from './static-element.tsx';

interface StaticProps extends Omit<SVGProps<HTMLElement>, 'children' | 'ref'> {
  as?: StaticTag;
  /** Elements of the server alone: nothing that runs in browsers, nothing that waits for data. */
  children?: ReactNode;
  /** In the place of elements: markup of the site's own, or cleaned of all that is not text. */
  markup?: string;
}

/**
 * An element whose content no script changes: it is drawn once, as HTML, and is no part of the data that scripts
 * start from, of which they would draw it a second time. Staff's places are among it (components/editing), since
 * they are found in the page.
 */
export function Static({ as = 'div', children, markup, ...attributes }: StaticProps) {
  const drawn = drawOrNull(markup ?? <>{children}</>);
  if (drawn) return <StaticElement as={as} {...said(attributes)} {...drawn} />;
  const content = markup === undefined ? { children } : { dangerouslySetInnerHTML: { __html: markup } };
  return createElement(as, { ...attributes, ...content });
}

/** Without those that say nothing, which would be sent all the same. */
function said<Attributes extends object>(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => value !== undefined),
  ) as Attributes;
}

/** What cannot be drawn ahead is drawn as everything else, and is only more to send. */
function drawOrNull(content: ReactNode): StaticMarkup | null {
  try {
    return staticMarkup(content);
  } catch (error) {
    log.error({ err: error }, 'a static part of a page is not static');
    return null;
  }
}
