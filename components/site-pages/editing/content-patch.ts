import type { SitePageRow } from '#lib/site-pages/schema.ts';

/** Returns a page's content as the change that brings it back. */
export function contentPatch(page: SitePageRow) {
  const { title, summary, picture_url, picture_alt, category, ministry_id } = page;
  const { is_unlisted, pinned_until, blocks, path, draft_path } = page;
  return {
    ...{ title, summary, picture_url, picture_alt, category, ministry_id },
    ...{ is_unlisted, pinned_until, blocks, path: draft_path ?? path },
  };
}
