import { hasMadeWay } from '#lib/core/addresses/made-way.ts';
import type { SitePage } from '#lib/core/generated/prisma/client.ts';
import { defineContent, type RowChange } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { readBlocks } from './blocks/block.ts';
import { blockWords } from './blocks/block-texts.ts';
import { sitePageTexts } from './page-texts.ts';
import { withoutPastPlans } from './planned.ts';
import { editedPage, toStaffPage } from './present-page.ts';
import { type PageState, sitePageRow } from './schema.ts';

export const sitePageContent = defineContent({
  table: 'site_pages',
  topic: 'pages',
  permission: 'pages',
  isInternal: true,
  ministry: 'ministry_id',
  title: 'title',
  words: () => messages.sitePagesLog,
  format: (column, value) => {
    if (column === 'blocks') return blockWords(readBlocks(value));
    return column === 'state' ? messages.pageEditing.states[value as PageState] : undefined;
  },
  headline: headlineOfPage,
  leads: (change) => wayMade(change) !== null,
  restored: (before, row) => withoutPastPlans(before, row),
  row: sitePageRow,
  // Staff translate what they edit: the draft where there is one.
  texts: (row: SitePage, change) => sitePageTexts(editedPage(row), change),
  present: toStaffPage,
  exported: {
    model: 'sitePage',
    order: { path: 'asc' },
  },
  imported: 'apart',
});

/** A change that the verbs of the log do not tell: what became of the draft. */
function headlineOfPage(change: RowChange, name: string | null): string {
  const { action, before, after } = change;
  const { actions, subject, added } = messages.sitePagesLog;
  const page = subject(name ?? '');
  const way = wayMade(change);
  if (way) return actions.madeWay(page, way);
  if (action === 'created') return added(page);
  if (action === 'deleted') return actions.deleted(page);
  if (after?.state === 'published') return actions.published(page);
  if (after?.state === 'unpublished') return actions.unpublished(page);
  if (after?.publish_at) return actions.planned(page);
  const isThrownAway = Object.keys(after ?? {}).every(
    (column) => column === 'draft' || column === 'publish_at',
  );
  if (isThrownAway) return before?.draft ? actions.discarded(page) : actions.changed(page);
  return after && 'changed_at' in after ? actions.published(page) : actions.changed(page);
}

/** Returns the addresses of a page that left the one it had to the site, at a start of a new version; null for other changes. */
function wayMade({ before, after }: RowChange): { from: string; to: string } | null {
  const [from, to] = [before?.path, after?.path];
  const isMade = typeof from === 'string' && typeof to === 'string' && hasMadeWay(from, to);
  return isMade ? { from, to } : null;
}
