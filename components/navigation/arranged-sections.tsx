import { createElement, Fragment, type ReactNode } from 'react';
import { arrangedParts } from '#lib/navigation/layouts/arranged-parts.ts';
import type { PageLayout } from '#lib/navigation/layouts/schema.ts';
import type { Block } from '#lib/site-pages/blocks/block.ts';

interface ArrangedSectionsProps {
  /** Null for the original order. */
  layout: PageLayout | null;
  /** The sections by name, in their original order. */
  sections: Readonly<Record<string, ReactNode>>;
  /** Draws neighbouring blocks of the church's own, with what the page has read for them. */
  drawBlocks?: (blocks: readonly Block[]) => ReactNode;
}

/** The sections of a built-in page as the church has arranged them. */
export function ArrangedSections({ layout, sections, drawBlocks }: ArrangedSectionsProps) {
  const parts = layout
    ? arrangedParts(layout).map((part) =>
        'section' in part ? sections[part.section] : drawBlocks?.(part.blocks),
      )
    : Object.values(sections);
  // Without keys, which would be sent too.
  return createElement(Fragment, null, ...parts);
}
