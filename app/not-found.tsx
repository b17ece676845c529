import type { Metadata } from 'next';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { messages } from '#lib/language/messages.ts';

export const generateMetadata = (): Metadata => ({
  title: { absolute: `${messages.pages.notFound.title} - ${currentChurch().name}` },
  robots: { index: false },
});

/** For a page that is gone while the site is open. Every document carries it, so it is short. */
export default function NotFound() {
  return (
    <Static className="wrap py-12">
      <h1>{messages.pages.notFound.title}</h1>
      <PageLink href={paths.home} className="text-link">
        {messages.errorPages.home}
      </PageLink>
    </Static>
  );
}
