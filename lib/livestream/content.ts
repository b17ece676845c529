import type { Permission } from '#lib/core/auth/permissions.ts';
import type { SiteSettings } from '#lib/core/generated/prisma/client.ts';
import { defineContent, type RowChange, type TableWords } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { settingsRow } from './schema.ts';

/** The one row of settings that staff publish to all visitors. */
export const settingsContent = defineContent({
  table: 'site_settings',
  topic: 'settings',
  permission: ({ before, after }) => neededPermissions(Object.keys(before ?? after ?? {})),
  title: null,
  words: () => messages.livestreamLog satisfies TableWords<Exclude<keyof SiteSettings, 'id' | 'updated_at'>>,
  subject,
  row: settingsRow,
  exported: {},
});

function subject({ before, after }: RowChange): string {
  const names = Object.keys(after ?? before ?? {});
  const { subjects } = messages.livestreamLog;
  if (names.every((name) => name.startsWith('hero_'))) return subjects.picture;
  return names.every((name) => name.startsWith('live_override')) ? subjects.override : subjects.stream;
}

/** The home page's picture. */
const heroColumns: readonly string[] = ['hero_background_url', 'hero_focus_x', 'hero_focus_y'];

/** Returns what a change of these settings needs: the picture is a matter of the pages, the stream of the sermons. */
export function neededPermissions(columns: readonly string[]): Permission[] {
  const hero = columns.filter((column) => heroColumns.includes(column));
  return [
    ...(hero.length > 0 ? (['pages'] as const) : []),
    ...(columns.length > hero.length ? (['sermons'] as const) : []),
  ];
}
