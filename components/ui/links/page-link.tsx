import type { ComponentProps } from 'react';

interface PageLinkProps extends ComponentProps<'a'> {
  /** The path of a page of the site, with its query and fragment. */
  href: string;
  /** Whether the other page is shown from its top; if not, the window stays where it is. */
  scroll?: boolean;
}

/**
 * A link to a page of the site. It is a plain one, so that it is no part of what scripts start from; once they run,
 * they follow all of them without loading a document (components/layout/follow-links.tsx).
 */
export function PageLink({ scroll = true, ...attributes }: PageLinkProps) {
  return <a data-page={scroll ? '' : 'stay'} {...attributes} />;
}
