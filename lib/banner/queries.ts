import 'server-only';
import { z } from 'zod';
import { listShowingAnnouncements } from '../announcements/queries.ts';
import { churchToday } from '../dates.ts';
import { listBannerOccurrences } from '../events/queries.ts';
import { publicQuery } from '../operation.ts';
import { bannerItems } from './item.ts';

/** What the banner says at this moment: announcements newest first, then events by date (api.md). */
export const listBannerItems = publicQuery({
  name: 'listBannerItems',
  input: z.object({ now: z.date().default(() => new Date()) }),
  run: async ({ now }) => {
    const [announcements, occurrences] = await Promise.all([
      listShowingAnnouncements({ now }),
      listBannerOccurrences({ today: churchToday(now) }),
    ]);
    return bannerItems(announcements, occurrences, now);
  },
});
