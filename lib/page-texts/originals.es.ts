import { aboutOriginalsEs } from './pages/about.es.ts';
import { beliefsOriginalsEs } from './pages/beliefs.es.ts';
import { calendarOriginalsEs, eventsOriginalsEs } from './pages/events.es.ts';
import { givingOriginalsEs } from './pages/giving.es.ts';
import { homeOriginalsEs, siteOriginalsEs } from './pages/home.es.ts';
import { livestreamOriginalsEs } from './pages/livestream.es.ts';
import { ministriesOriginalsEs } from './pages/ministries.es.ts';
import { missionOriginalsEs } from './pages/mission.es.ts';
import { resourcesOriginalsEs } from './pages/resources.es.ts';
import { sermonsOriginalsEs } from './pages/sermons.es.ts';
import { visitOriginalsEs } from './pages/visit.es.ts';

/** The original of every page text in Spanish. */
export const originals = {
  ...siteOriginalsEs,
  ...homeOriginalsEs,
  ...aboutOriginalsEs,
  ...beliefsOriginalsEs,
  ...missionOriginalsEs,
  ...ministriesOriginalsEs,
  ...visitOriginalsEs,
  ...eventsOriginalsEs,
  ...calendarOriginalsEs,
  ...sermonsOriginalsEs,
  ...livestreamOriginalsEs,
  ...givingOriginalsEs,
  ...resourcesOriginalsEs,
};
