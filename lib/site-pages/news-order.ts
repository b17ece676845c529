import { churchToday } from '#lib/core/dates/church-time.ts';
import type { ListedPage } from './present-page.ts';

/** Returns news in order: those pinned through today or later first, then the newest first. */
export function pinnedFirst(rows: readonly ListedPage[], now: Date): ListedPage[] {
  const today = churchToday(now);
  const rank = ({ pinned_until }: ListedPage) => (pinned_until !== null && pinned_until >= today ? 0 : 1);
  const time = ({ published_at }: ListedPage) => published_at?.getTime() ?? 0;
  return [...rows].sort((one, other) => rank(one) - rank(other) || time(other) - time(one));
}
