import { bannerMessages } from '#lib/banner/messages.ts';
import { churchViewMessages } from '#lib/church/page-messages.ts';
import { fieldMessages } from '#lib/core/operations/messages.ts';
import {
  errorPageMessages,
  goneMessages,
  layoutViewMessages,
  staffPageMessages,
  uiViewMessages,
} from '#lib/core/site/messages.ts';
import { eventsViewMessages } from '#lib/events/view-messages.ts';
import { homeViewMessages } from '#lib/home/messages.ts';
import { liveViewMessages } from '#lib/livestream/messages.ts';
import { ministriesViewMessages } from '#lib/ministries/messages.ts';
import { prayerFormMessages } from '#lib/prayer/messages.ts';
import { sermonsViewMessages } from '#lib/sermons/messages.ts';
import { pictureMessages } from '#lib/uploads/messages.ts';

/** The groups that visitors' scripts read; a sentence that they do not show belongs in another group. */
export const groups = {
  banner: bannerMessages,
  churchView: churchViewMessages,
  errorPages: errorPageMessages,
  eventsView: eventsViewMessages,
  fields: fieldMessages,
  gone: goneMessages,
  homeView: homeViewMessages,
  layoutView: layoutViewMessages,
  liveView: liveViewMessages,
  ministriesView: ministriesViewMessages,
  pictures: pictureMessages,
  prayerForm: prayerFormMessages,
  sermonsView: sermonsViewMessages,
  staffPages: staffPageMessages,
  uiView: uiViewMessages,
};
