import type { ImportTable } from '../source.ts';
import { announcementTarget } from './announcements.ts';
import { eventTarget } from './events.ts';
import { leaderTarget } from './leaders.ts';
import { ministryTarget } from './ministries.ts';
import { prayerRequestTarget, prayerTeamTarget } from './prayer.ts';
import { sermonTarget } from './sermons.ts';
import type { Target } from './target.ts';

/** Where the rows of each table go. */
export const targets: Readonly<Record<ImportTable, Target>> = {
  events: eventTarget,
  sermons: sermonTarget,
  ministries: ministryTarget,
  leaders: leaderTarget,
  announcements: announcementTarget,
  prayer_team_emails: prayerTeamTarget,
  prayer_requests: prayerRequestTarget,
};
