import 'server-only';
import { findNextAnnouncementChange, listShowingAnnouncements } from '#lib/announcements/queries.ts';
import { scheduleChange } from '#lib/core/cache/scheduled-change.ts';
import { churchToday, nextChurchMidnight } from '#lib/core/dates/church-time.ts';
import { moment } from '#lib/core/operations/fields.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { listBannerOccurrences } from '#lib/events/queries.ts';
import { readNavigation } from '#lib/navigation/read-navigation.ts';
import { bannerItems } from './item.ts';
import { mostBannerItems } from './view.ts';

/**
 * Returns the banner's present items, and the next moment (ISO) at which they change. At that moment cached pages are
 * dropped and open ones notified.
 */
export const findBanner = publicQuery({
  name: 'findBanner',
  input: moment,
  run: async ({ now }) => {
    const [announcements, next, occurrences] = await Promise.all([
      listShowingAnnouncements({ now }),
      findNextAnnouncementChange({ now }),
      listBannerOccurrences({ today: churchToday(now) }),
      // The items lead to no page that is switched off.
      readNavigation(),
    ]);
    const midnight = nextChurchMidnight(now);
    const changesAt = next && next < midnight ? next : midnight;
    scheduleChange('announcements', changesAt);
    const items = bannerItems(announcements, occurrences, now).slice(0, mostBannerItems);
    return { items, changes_at: changesAt.toISOString() };
  },
});

/** Returns the banner's items: urgent announcements, the others, each newest first, then events by date. */
export const listBannerItems = publicQuery({
  name: 'listBannerItems',
  input: moment,
  run: async ({ now }) => (await findBanner({ now })).items,
});
