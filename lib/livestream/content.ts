import type { SiteSettings } from '#lib/core/generated/prisma/client.ts';
import { defineContent, type RowChange, type TableWords } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { neededPermissions } from './needed-permissions.ts';
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
  exported: {
    about: () => messages.livestreamLog.about,
  },
});

function subject({ before, after }: RowChange): string {
  const names = Object.keys(after ?? before ?? {});
  const { subjects } = messages.livestreamLog;
  if (names.every((name) => name.startsWith('hero_'))) return subjects.picture;
  return names.every((name) => name.startsWith('live_override')) ? subjects.override : subjects.stream;
}
