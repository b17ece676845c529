import { bannerMessagesEs } from '#lib/banner/view-messages.es.ts';
import { churchViewMessagesEs } from '#lib/church/view-messages.es.ts';
import { fieldMessagesEs } from '#lib/core/operations/words/view-messages.es.ts';
import {
  errorPageMessagesEs,
  goneMessagesEs,
  layoutViewMessagesEs,
  uiViewMessagesEs,
} from '#lib/core/site/words/view-messages.es.ts';
import { visitorFormMessagesEs } from '#lib/core/visitor-form/messages.es.ts';
import { eventsViewMessagesEs } from '#lib/events/words/view-messages.es.ts';
import { homeViewMessagesEs } from '#lib/home/view-messages.es.ts';
import { liveViewMessagesEs } from '#lib/livestream/view-messages.es.ts';
import { ministriesViewMessagesEs } from '#lib/ministries/view-messages.es.ts';
import { prayerFormMessagesEs } from '#lib/prayer/view-messages.es.ts';
import { sermonsViewMessagesEs } from '#lib/sermons/view-messages.es.ts';
import { pictureMessagesEs } from '#lib/uploads/view-messages.es.ts';
import type { Messages } from './english.ts';
import type { groups as english } from './visitors.en.ts';

export const groups: Pick<Messages, keyof typeof english> = {
  banner: bannerMessagesEs,
  churchView: churchViewMessagesEs,
  errorPages: errorPageMessagesEs,
  eventsView: eventsViewMessagesEs,
  fields: fieldMessagesEs,
  gone: goneMessagesEs,
  homeView: homeViewMessagesEs,
  layoutView: layoutViewMessagesEs,
  liveView: liveViewMessagesEs,
  ministriesView: ministriesViewMessagesEs,
  pictures: pictureMessagesEs,
  prayerForm: prayerFormMessagesEs,
  sermonsView: sermonsViewMessagesEs,
  uiView: uiViewMessagesEs,
  visitorForm: visitorFormMessagesEs,
};
