import { Badge, type BadgeTone } from '#components/ui/badge.tsx';
import { messages } from '#lib/language/messages.ts';
import type { PageState, SitePageListRow } from '#lib/site-pages/schema.ts';

const tones: Record<PageState, BadgeTone> = {
  draft: 'quiet',
  scheduled: 'bluebonnet',
  published: 'cedar',
  unpublished: 'quiet',
};

/** The state of a page, whether staff have changes that are not public, and whether parts are still to be written. */
export function PageBadges({ page: { state, has_draft, is_unfinished } }: { page: SitePageListRow }) {
  const words = messages.pageEditing;
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
      {has_draft && state === 'published' && <Badge tone="sunflower">{words.hasDraft}</Badge>}
      {is_unfinished && <Badge tone="bluebonnet">{words.unfinished}</Badge>}
    </span>
  );
}
