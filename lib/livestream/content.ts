import type { SiteSettings } from '#lib/core/generated/prisma/client.ts';
import { defineContent, type RowChange } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { settingsRow } from './schema.ts';

/** The one row of settings that staff publish to all visitors. */
export const settingsContent = defineContent({
  table: 'site_settings',
  topic: 'settings',
  title: null,
  get singular() {
    return messages.livestreamLog.singular;
  },
  get plural() {
    return messages.livestreamLog.plural;
  },
  get kind() {
    return messages.livestreamLog.kind;
  },
  get labels() {
    return messages.livestreamLog.labels satisfies Record<
      Exclude<keyof SiteSettings, 'id' | 'updated_at'>,
      string
    >;
  },
  subject,
  row: settingsRow,
  exported: {
    get about() {
      return messages.livestreamLog.about;
    },
  },
});

function subject({ before, after }: RowChange): string {
  const names = Object.keys(after ?? before ?? {});
  const { subjects } = messages.livestreamLog;
  if (names.every((name) => name.startsWith('hero_'))) return subjects.picture;
  return names.every((name) => name.startsWith('live_override')) ? subjects.override : subjects.stream;
}
