import type { ComponentProps } from 'react';
import { shownAddress } from '#lib/core/site/addresses/hidden-pages.ts';

interface PageLinkProps extends ComponentProps<'a'> {
  /** The path of a page, with query and fragment. */
  href: string;
  /** Whether to scroll to the top of the page. */
  scroll?: boolean;
}

/**
 * A link to a page of the site. A plain anchor, so that it adds nothing to React's data;
 * components/layout/follow-links.tsx navigates without loading a document. Without an address, so text, where the page
 * is switched off.
 */
export function PageLink({ scroll = true, ...attributes }: PageLinkProps) {
  return <a data-page={scroll ? '' : 'stay'} {...attributes} href={shownAddress(attributes.href)} />;
}
