import { PageLink } from '#components/ui/links/page-link.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { messages } from '#lib/language/messages.ts';

/** The link back to the library. */
export function BackToLibrary() {
  return (
    <p>
      <PageLink
        href={paths.sermons}
        className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline underline-offset-4"
      >
        {messages.sermonLibrary.all}
      </PageLink>
    </p>
  );
}
