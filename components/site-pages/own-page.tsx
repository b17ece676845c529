import type { ReactNode } from 'react';
import { EditHere } from '#components/editing/edit-here.tsx';
import { pageSubject } from '#components/editing/edit-subject.ts';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { ShownBlock } from '#lib/site-pages/public/shown-block.ts';
import type { SitePageRow } from '#lib/site-pages/schema.ts';
import { PageBody } from './page-body.tsx';
import { PageTop } from './page-top.tsx';

interface OwnPageProps {
  page: SitePageRow;
  /** Its summary with facts. */
  lead: string;
  blocks: readonly ShownBlock[];
  /** Above the page, such as a note that it is a preview. */
  notice?: ReactNode;
}

/** A page or a news post of the church's own. */
export function OwnPage({ page, lead, blocks, notice }: OwnPageProps) {
  return (
    <article className="pb-4">
      {notice}
      <PageTop page={page} lead={lead}>
        <EditHere of={pageSubject(page)} />
      </PageTop>
      <PageBody blocks={blocks} />
      {page.kind === 'news' && (
        <p className="wrap pb-16">
          <PageLink
            href={unlinkedPaths.news}
            className="text-link inline-flex min-h-11 items-center font-semibold"
          >
            {messages.pageViews.allNews}
          </PageLink>
        </p>
      )}
    </article>
  );
}
