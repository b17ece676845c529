import 'server-only';
import { readOr } from '#lib/core/operations/read-or.ts';
import { messages } from '#lib/language/messages.ts';
import { listPages } from '../queries.ts';

/** Returns the words of the link from a form to `/privacy`; undefined while the church has no such page. */
export async function privacyLink(): Promise<string | undefined> {
  const pages = await readOr(listPages({ kind: 'page' }), []);
  return pages.some(({ path }) => path === '/privacy') ? messages.pageViews.privacy : undefined;
}
