import { z } from 'zod';
import { pageInput, type SitePageRow } from '#lib/site-pages/schema.ts';

const fields = pageInput.omit({ blocks: true }).extend({ path: z.string() });

/** What the form of a page's settings holds. */
export type SettingsValues = z.input<typeof fields> & { ministry_id: string };

export const settingsInput = fields as unknown as z.ZodType<unknown, SettingsValues>;

/** Returns the values of the form: fields are empty where the page has nothing. */
export function settingsOf(page: SitePageRow): SettingsValues {
  const { title, summary, picture_alt, is_unlisted, path, draft_path } = page;
  return {
    ...{ title, summary, picture_alt, is_unlisted },
    path: draft_path ?? path,
    picture_url: page.picture_url ?? '',
    category: page.category ?? '',
    pinned_until: page.pinned_until ?? '',
    ministry_id: page.ministry_id ?? '',
  };
}
