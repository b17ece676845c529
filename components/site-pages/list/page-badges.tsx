import { Badge, type BadgeTone } from '#components/ui/badge.tsx';
import { messages } from '#lib/language/messages.ts';
import type { PageState, SitePageListRow } from '#lib/site-pages/schema.ts';

const tones: Record<PageState, BadgeTone> = {
  draft: 'quiet',
  scheduled: 'bluebonnet',
  published: 'cedar',
  unpublished: 'quiet',
};

/** The state of a page, and whether staff have changes that are not public. */
export function PageBadges({ page: { state, has_draft } }: { page: SitePageListRow }) {
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={tones[state]}>{messages.pageEditing.states[state]}</Badge>
      {has_draft && state === 'published' && <Badge tone="sunflower">{messages.pageEditing.hasDraft}</Badge>}
    </span>
  );
}
