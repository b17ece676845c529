import { z } from 'zod';
import type { SitePage } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { sortedText } from '#lib/core/text/sorted-text.ts';
import { spokenRow } from '#lib/core/translations/spoken-row.ts';
import { readBlocks } from './blocks/block.ts';
import { describedTexts, sitePageTexts } from './page-texts.ts';
import {
  type PageKind,
  type PageState,
  type SitePageListRow,
  type SitePageRow,
  sitePageListRow,
  sitePageRow,
} from './schema.ts';
import { hasPlaceholder, withoutPlaceholders } from './templates/from-start.ts';

/** A row without its blocks and its draft, for lists. */
export type ListedPage = Omit<SitePage, 'blocks' | 'draft'>;

/** What staff edit of a page. */
const editedColumns = [
  'path',
  'title',
  'summary',
  'picture_url',
  'picture_alt',
  'category',
  'ministry_id',
  'is_unlisted',
  'pinned_until',
  'blocks',
] as const;
export type EditedContent = Pick<SitePage, (typeof editedColumns)[number]>;

/** Returns the edited columns of a row alone, always in the same order. */
export function editedContent(row: EditedContent): EditedContent {
  return Object.fromEntries(editedColumns.map((name) => [name, row[name]])) as EditedContent;
}

const text = z.string().catch('');
const nullable = z.string().nullable().catch(null);
const storedDraft = z.object({
  path: z.string(),
  title: z.string(),
  summary: text,
  picture_url: nullable,
  picture_alt: text,
  category: nullable,
  ministry_id: nullable,
  is_unlisted: z.boolean().catch(false),
  pinned_until: nullable,
  blocks: z.array(z.unknown()).catch([]),
});

/** Returns the page's content as staff edit it: of its draft, or what is public. */
export function contentOf(row: SitePage): EditedContent {
  const draft = storedDraft.safeParse(row.draft);
  return draft.success ? (draft.data as EditedContent) : row;
}

/** Returns the page's content as staff edit it, its blocks with their ids. */
export function readContent(row: SitePage): EditedContent {
  const content = contentOf(row);
  return editedContent({
    ...content,
    blocks: readBlocks(content.blocks) as unknown as EditedContent['blocks'],
  });
}

/** Returns what visitors get of a content: without the sentences of a template that ask staff to write. */
export function publicContent(content: EditedContent): EditedContent {
  const blocks = withoutPlaceholders(readBlocks(content.blocks));
  return { ...editedContent(content), blocks: blocks as unknown as EditedContent['blocks'] };
}

/** Returns the row as staff see it: the draft where there is one. */
export function toStaffPage(row: SitePage): SitePageRow {
  const { blocks, ...listed } = editedPage(row);
  return { ...staffList(listed, row), blocks };
}

/** Returns the row with its content as staff edit it. */
export function editedPage(row: SitePage) {
  const content = contentOf(row);
  return { ...row, ...content, blocks: readBlocks(content.blocks) };
}

/** Returns the row as staff see it in a list. */
export function toStaffListRow(row: SitePage): SitePageListRow {
  const { blocks: _, ...listed } = { ...row, ...contentOf(row) };
  return staffList(listed, row);
}

function staffList(listed: ListedPage, row: SitePage): SitePageListRow {
  const isPublic = row.state === 'published';
  const isMoving = isPublic && listed.path !== row.path;
  const content = contentOf(row);
  return presentRow(sitePageListRow, {
    ...listed,
    path: isPublic ? row.path : listed.path,
    ...kindAndState(row),
    has_draft: row.draft !== null && sortedText(publicContent(content)) !== sortedText(publicContent(row)),
    is_unfinished: readBlocks(content.blocks).some(hasPlaceholder),
    draft_path: isMoving ? listed.path : null,
  });
}

/** Returns a published row as visitors see it. */
export function toPublicPage(row: SitePage): SitePageRow {
  const page = { ...row, blocks: readBlocks(row.blocks) };
  const spoken = spokenRow({ table: 'site_pages', id: row.id, texts: sitePageTexts }, page);
  return presentRow(sitePageRow, { ...spoken, ...publicParts(row) });
}

/** Returns a published row as visitors see it in a list. */
export function toPublicListRow(row: ListedPage): SitePageListRow {
  const spoken = spokenRow({ table: 'site_pages', id: row.id, texts: describedTexts }, row);
  return presentRow(sitePageListRow, { ...spoken, ...publicParts(row) });
}

/** Visitors learn nothing of drafts and plans: neither that they exist nor when they were written. */
function publicParts(row: ListedPage) {
  return {
    ...kindAndState(row),
    publish_at: null,
    unpublish_at: null,
    has_draft: false,
    is_unfinished: false,
    draft_path: null,
    updated_at: row.changed_at ?? row.updated_at,
  };
}

function kindAndState({ kind, state }: ListedPage): { kind: PageKind; state: PageState } {
  return { kind: kind as PageKind, state: state as PageState };
}
