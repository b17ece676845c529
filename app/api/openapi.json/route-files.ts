import type { ApiCall } from '@/lib/api-call';
import type { Method } from '@/lib/openapi/document';
import * as restoration from '../activity/[id]/restore/route';
import * as activity from '../activity/route';
import * as announcement from '../announcements/[id]/route';
import * as announcements from '../announcements/route';
import * as banner from '../banner/route';
import * as captcha from '../captcha/route';
import * as event from '../events/[id]/route';
import * as events from '../events/route';
import * as challenge from '../factors/[id]/challenge/route';
import * as factor from '../factors/[id]/route';
import * as verification from '../factors/[id]/verify/route';
import * as recoveryCodes from '../factors/recovery-codes/route';
import * as factors from '../factors/route';
import * as notification from '../functions/notify-prayer-team/route';
import * as ministry from '../ministries/[id]/route';
import * as ministries from '../ministries/route';
import * as prayerRequest from '../prayer-requests/[id]/route';
import * as prayerRequestCount from '../prayer-requests/count/route';
import * as prayerRequests from '../prayer-requests/route';
import * as teamMember from '../prayer-team/[id]/route';
import * as prayerTeam from '../prayer-team/route';
import * as sermon from '../sermons/[id]/route';
import * as sermons from '../sermons/route';
import * as settings from '../settings/route';
import * as uploads from '../uploads/route';

type Described = Partial<Record<Uppercase<Method>, { readonly call: ApiCall }>>;
export type RouteFiles = Readonly<Record<string, Described>>;

/** Every route file whose handlers say themselves what they are for, by its address. */
export const routeFiles = {
  signIn: {
    '/api/factors': factors,
    '/api/factors/{id}': factor,
    '/api/factors/{id}/challenge': challenge,
    '/api/factors/{id}/verify': verification,
    '/api/factors/recovery-codes': recoveryCodes,
  },
  content: {
    '/api/events': events,
    '/api/events/{id}': event,
    '/api/sermons': sermons,
    '/api/sermons/{id}': sermon,
    '/api/ministries': ministries,
    '/api/ministries/{id}': ministry,
    '/api/announcements': announcements,
    '/api/announcements/{id}': announcement,
    '/api/banner': banner,
    '/api/settings': settings,
    '/api/uploads': uploads,
  },
  activity: {
    '/api/activity': activity,
    '/api/activity/{id}/restore': restoration,
  },
  prayer: {
    '/api/captcha': captcha,
    '/api/prayer-requests': prayerRequests,
    '/api/prayer-requests/count': prayerRequestCount,
    '/api/prayer-requests/{id}': prayerRequest,
    '/api/prayer-team': prayerTeam,
    '/api/prayer-team/{id}': teamMember,
    '/api/functions/notify-prayer-team': notification,
  },
} satisfies Record<string, RouteFiles>;
