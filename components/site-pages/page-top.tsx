import type { ReactNode } from 'react';
import { Plate } from '#components/art/plate.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { Lines } from '#components/ui/text/lines.tsx';
import { churchToneOf } from '#lib/art/plate/plate.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { langAsTyped, langOf } from '#lib/core/translations/lang-of.ts';
import { publishedDate, publishedDateText } from '#lib/site-pages/public/published-date.ts';
import type { SitePageRow } from '#lib/site-pages/schema.ts';
import { StillPicture } from './still-picture.tsx';

interface PageTopProps {
  page: SitePageRow;
  /** Its summary with facts. */
  lead: string;
  /** Below the lead, such as a pencil. */
  children?: ReactNode;
}

/** The top of an own page: title and lead, with a picture or a drawn plate beside them. */
export function PageTop({ page, lead, children }: PageTopProps) {
  const { id, kind, title, picture_url, picture_alt } = page;
  return (
    <Static as="header" className="page-top wrap grid items-center gap-x-10 gap-y-9 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <div className="mb-5 empty:hidden">{kind === 'news' && <NewsFacts page={page} />}</div>
        <h1
          className={`text-balance wrap-anywhere ${title.length > 48 ? 'text-4xl' : 'text-5xl'}`}
          {...langOf(page, 'title')}
        >
          {title}
        </h1>
        {lead && (
          <p className="measure mt-5 text-lg text-ink-2" {...langOf(page, 'summary')}>
            <Lines of={lead} />
          </p>
        )}
        {children}
      </div>
      <div className="relative aspect-video overflow-hidden rounded-card bg-limestone lg:col-span-5">
        {picture_url === null ? (
          <Plate seed={id} kind="event" tone={churchToneOf(id)} shape="photo" />
        ) : (
          <StillPicture
            src={picture_url}
            alt={picture_alt}
            sizes="(min-width: 1024px) 480px, 92vw"
            {...langOf(page, 'picture_alt')}
          />
        )}
      </div>
    </Static>
  );
}

/** When the post became public, and its category. */
function NewsFacts({ page }: { page: SitePageRow }) {
  const date = publishedDate(page);
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 font-semibold text-ink-2">
      {date && <time dateTime={date}>{publishedDateText(page)}</time>}
      {page.category && (
        <PageLink href={unlinkedPaths.newsOf(page.category)} className="text-link" {...langAsTyped()}>
          {page.category}
        </PageLink>
      )}
    </p>
  );
}
