import type { ComponentProps } from 'react';
import { shownAddress, staffAddress } from '#lib/core/addresses/hidden-pages.ts';
import { inLanguage } from '#lib/core/addresses/in-language.ts';

interface PageLinkProps extends ComponentProps<'a'> {
  /** The path of a page, with query and fragment. */
  href: string;
  /** Whether to scroll to the top of the page. */
  scroll?: boolean;
  /** Leads to pages that are not written yet, too. */
  isForStaff?: boolean;
}

/**
 * A link to a page of the site. A plain anchor, so that it adds nothing to React's data;
 * components/layout/follow-links.tsx navigates without loading a document. Without an address, so text, where the page
 * is switched off or not written yet.
 */
export function PageLink({ scroll = true, isForStaff, ...attributes }: PageLinkProps) {
  const shown = (isForStaff ? staffAddress : shownAddress)(attributes.href);
  return <a data-page={scroll ? '' : 'stay'} {...attributes} href={shown && inLanguage(shown)} />;
}
