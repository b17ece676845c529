import { bannerMessages } from '#lib/banner/view-messages.ts';
import { churchViewMessages } from '#lib/church/view-messages.ts';
import { fieldMessages } from '#lib/core/operations/words/view-messages.ts';
import {
  errorPageMessages,
  goneMessages,
  layoutViewMessages,
  uiViewMessages,
} from '#lib/core/site/words/view-messages.ts';
import { visitorFormMessages } from '#lib/core/visitor-form/messages.ts';
import { eventsViewMessages } from '#lib/events/words/view-messages.ts';
import { homeViewMessages } from '#lib/home/view-messages.ts';
import { liveViewMessages } from '#lib/livestream/view-messages.ts';
import { ministriesViewMessages } from '#lib/ministries/view-messages.ts';
import { prayerFormMessages } from '#lib/prayer/view-messages.ts';
import { sermonsViewMessages } from '#lib/sermons/view-messages.ts';
import { pictureMessages } from '#lib/uploads/view-messages.ts';

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
  uiView: uiViewMessages,
  visitorForm: visitorFormMessages,
};
