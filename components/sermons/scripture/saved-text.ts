import { messages } from '#lib/language/messages.ts';
import type { Sermon } from '#lib/sermons/schema.ts';

/** Returns what staff read after saving a sermon: of a new passage that the site cannot read, that too. */
export function savedText(text: string, saved: Sermon, before?: Sermon): string {
  const { passage, passages } = saved;
  const isUnread = passage !== null && passages.length === 0 && passage !== before?.passage;
  return isUnread ? `${text}. ${messages.scripture.unread(passage)}` : text;
}
