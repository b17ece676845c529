import { type ComponentProps, createElement, Fragment, type ReactNode } from 'react';
import type { PageBody } from '#components/site-pages/page-body.tsx';
import { arrangedParts } from '#lib/navigation/layouts/arranged-parts.ts';
import type { PageLayout } from '#lib/navigation/layouts/schema.ts';
import type { ShownBlock } from '#lib/site-pages/public/shown-block.ts';

interface ArrangedSectionsProps {
  /** Null for the original order. */
  layout: PageLayout | null;
  /** The sections by name, in their original order. */
  sections: Readonly<Record<string, ReactNode>>;
  /** The church's own blocks of the arrangement, in their order. */
  own: readonly ShownBlock[];
}

/**
 * The sections of a built-in page as the church has arranged them, with its own blocks between them. Their code is loaded
 * where there are any: imported here, the scripts and styles of every kind of block would be in each of these pages.
 */
export async function ArrangedSections({ layout, sections, own }: ArrangedSectionsProps) {
  const parts = layout ? await drawn(layout, sections, own) : Object.values(sections);
  // Without keys, which would be sent too.
  return createElement(Fragment, null, ...parts);
}

type Body = (props: ComponentProps<typeof PageBody>) => ReactNode;

async function drawn(
  layout: PageLayout,
  sections: ArrangedSectionsProps['sections'],
  own: readonly ShownBlock[],
): Promise<ReactNode[]> {
  const Own: Body | null =
    own.length > 0 ? (await import('#components/site-pages/page-body.tsx')).PageBody : null;
  let from = 0;
  return arrangedParts(layout).map((part) => {
    if ('section' in part) return sections[part.section];
    const blocks = own.slice(from, from + part.blocks.length);
    from += blocks.length;
    return Own && <Own key={from} blocks={blocks} from={from - blocks.length} />;
  });
}
