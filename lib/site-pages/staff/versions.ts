import { isDeepStrictEqual } from 'node:util';
import type { ActivityLog, SitePage } from '#lib/core/generated/prisma/client.ts';
import { readBlocks } from '../blocks/block.ts';
import { contentText } from '../blocks/block-ids.ts';
import { cleanedBlocks } from '../blocks/check-blocks.ts';
import { contentOf, editedContent, toStaffPage } from '../present-page.ts';
import type { SitePageRow } from '../schema.ts';

/** What staff had written at a moment. */
export interface PageVersion {
  /** Unique among the page's versions. */
  id: string;
  /** When it was published, thrown away or changed, ISO 8601. */
  at: string;
  page: SitePageRow;
}

export type LoggedVersion = Pick<ActivityLog, 'at' | 'before' | 'after'>;

const mostVersions = 30;

/**
 * Returns the earlier contents of a page, the newest first.
 * @param row as it is now
 * @param log its changes, the newest first
 */
export function versionsOf(row: SitePage, log: readonly LoggedVersion[]): PageVersion[] {
  const versions: { at: Date; row: SitePage }[] = [];
  let then = row;
  // A draft alone is not logged: what it said is known from the entry that published it or threw it away.
  for (const { at, before, after } of log) {
    for (const values of [after, before]) {
      then = { ...then, ...(values as Partial<SitePage> | null) };
      if (!isSameContent(versions.at(-1)?.row ?? row, then)) versions.push({ at, row: then });
    }
  }
  return withoutRepetitions(versions, row)
    .slice(0, mostVersions)
    .map((version, place) => {
      const at = version.at.toISOString();
      return { id: `${at} ${place}`, at, page: toPage(version.row, row) };
    });
}

/** Leaves out empty pages, what the page says now, and what a newer version says: settings alone are no version. */
function withoutRepetitions<Version extends { row: SitePage }>(
  versions: Version[],
  now: SitePage,
): Version[] {
  const known = new Set([shownText(now)]);
  return versions.filter((version) => {
    const text = shownText(version.row);
    const isNew = !known.has(text) && readBlocks(contentOf(version.row).blocks).length > 0;
    known.add(text);
    return isNew;
  });
}

function shownText(row: SitePage): string {
  const { summary, picture_url, picture_alt, blocks } = contentOf(row);
  return contentText([summary, picture_url, picture_alt, readBlocks(blocks)]);
}

function isSameContent(one: SitePage, other: SitePage): boolean {
  return isDeepStrictEqual(editedContent(contentOf(one)), editedContent(contentOf(other)));
}

/** The logged values are JSON; what is not content is as it is now. */
function toPage(stored: SitePage, now: SitePage): SitePageRow {
  const page = toStaffPage({ ...now, ...editedContent(contentOf(stored)), draft: null });
  return { ...page, blocks: cleanedBlocks(page.blocks) };
}
