import { PageLink } from '#components/ui/links/page-link.tsx';
import { LineMark } from '#components/ui/text/line-mark.tsx';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { messages } from '#lib/language/messages.ts';

/** The way to the search, in the header of every window. */
export function SearchLink() {
  return (
    <PageLink
      href={machinePaths.search}
      aria-label={messages.search.title}
      className="-me-4 grid size-11 shrink-0 place-items-center md:order-last md:-me-4 md:-ms-2"
    >
      <LineMark line="M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16M21 21l-4.3-4.3" size={20} />
    </PageLink>
  );
}
