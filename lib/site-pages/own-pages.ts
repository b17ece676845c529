import type { SitePage } from '#lib/core/generated/prisma/client.ts';
import { type Actor, authorizeMinistry, ownMinistries } from '#lib/core/operations/access.ts';
import { contentOf } from './present-page.ts';

/**
 * Requires that the actor may change the page: a leader one that is of an own ministry, and stays so in its draft.
 * @throws AppError `not_permitted`
 */
export function authorizePage(actor: Actor, row: SitePage): void {
  authorizeMinistry('pages', actor, row.ministry_id);
  authorizeMinistry('pages', actor, contentOf(row).ministry_id);
}

/** Returns whether the actor sees the page with its draft. */
export function isOwnPage(actor: Actor, row: SitePage): boolean {
  const own = ownMinistries('pages', actor);
  const isOwn = (id: string | null) => own === null || (id !== null && own.includes(id));
  return isOwn(row.ministry_id) && isOwn(contentOf(row).ministry_id);
}
