import { Badge } from '#components/ui/badge.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { langAsTyped, langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import { publishedDate, publishedDateText } from '#lib/site-pages/public/published-date.ts';
import type { SitePageListRow } from '#lib/site-pages/schema.ts';
import { StillPicture } from './still-picture.tsx';

interface NewsSlipProps {
  /** Its summary with facts. */
  post: SitePageListRow;
  isPinned?: boolean;
}

/** A news post as a dated slip of a noticeboard, one of them pinned. */
export function NewsSlip({ post, isPinned = false }: NewsSlipProps) {
  const { path, title, summary, category, picture_url } = post;
  const date = publishedDate(post);
  return (
    <article className="news-slip" data-pinned={isPinned || undefined}>
      {isPinned && <Pin />}
      {picture_url && (
        <div className="news-slip-picture relative mb-5 aspect-video overflow-hidden">
          <StillPicture src={picture_url} alt="" sizes="(min-width: 768px) 380px, 92vw" />
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        {date && (
          <time dateTime={date} className="tabular font-semibold">
            {publishedDateText(post)}
          </time>
        )}
        {category && <Badge {...langAsTyped()}>{category}</Badge>}
        {isPinned && <span className="sr-only">{messages.pageViews.pinned}</span>}
      </p>
      <h2 className="mt-2 text-xl wrap-anywhere" {...langOf(post, 'title')}>
        <PageLink href={path} className="news-slip-link">
          {title}
        </PageLink>
      </h2>
      {summary && (
        <p className="news-slip-words mt-2 text-ink-2" {...langOf(post, 'summary')}>
          {summary}
        </p>
      )}
    </article>
  );
}

function Pin() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 40" className="news-slip-pin" fill="none">
      <path stroke="var(--color-ink)" strokeWidth="2.5" strokeLinecap="round" d="M16 22v16" />
      <ellipse cx="16" cy="20" rx="11" ry="4.5" fill="#8f2d16" />
      <path fill="var(--color-paintbrush)" d="M11 4h10l-1 10q5 2 6 6H6q1-4 6-6Z" />
      <ellipse cx="16" cy="4" rx="6" ry="2.5" fill="var(--color-paintbrush)" />
    </svg>
  );
}
