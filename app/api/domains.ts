import type { Routes } from '#lib/core/operations/routes/table.ts';

const account = () => import('#lib/account/routes.ts');
const events = () => import('#lib/events/routes.ts');
const forms = () => import('#lib/forms/routes.ts');
const letters = () => import('#lib/letters/routes.ts');
const livestream = () => import('#lib/livestream/routes.ts');
const mail = () => import('#lib/mail/routes.ts');
const navigation = () => import('#lib/navigation/routes.ts');
const prayer = () => import('#lib/prayer/routes.ts');
const push = () => import('#lib/push/routes.ts');
const sermons = () => import('#lib/sermons/routes.ts');
const setup = () => import('#lib/setup/routes.ts');
const subscribers = () => import('#lib/subscribers/routes.ts');
const staff = () => import('#lib/staff/routes.ts');
const updates = () => import('#lib/updates/routes.ts');

/** The domains with addresses under /api, by the segment after it. Each is loaded with its first request. */
export const domains = {
  auth: staff,
  factors: account,
  staff,
  invitations: staff,
  claim: staff,
  passkeys: staff,
  me: staff,
  'shared-access': staff,
  office: () => import('#lib/office/routes.ts'),
  events,
  services: events,
  'service-status': livestream,
  settings: livestream,
  sermons,
  series: sermons,
  ministries: () => import('#lib/ministries/routes.ts'),
  closings: () => import('#lib/closings/routes.ts'),
  announcements: () => import('#lib/announcements/routes.ts'),
  banner: () => import('#lib/banner/routes.ts'),
  church: () => import('#lib/church/routes.ts'),
  address: () => import('#lib/site-address/routes.ts'),
  podcast: () => import('#lib/podcast/routes.ts'),
  navigation,
  layouts: navigation,
  'page-texts': () => import('#lib/page-texts/routes.ts'),
  search: () => import('#lib/search/routes.ts'),
  pages: () => import('#lib/site-pages/routes.ts'),
  documents: () => import('#lib/documents/routes.ts'),
  uploads: () => import('#lib/uploads/routes.ts'),
  demo: () => import('#lib/demo/routes.ts'),
  'demo-content': setup,
  setup,
  forms,
  'sign-ups': forms,
  topics: subscribers,
  subscriptions: subscribers,
  subscribers: () => import('#lib/subscribers/staff/routes.ts'),
  'push-key': push,
  'push-subscriptions': push,
  reminders: () => import('#lib/reminders/routes.ts'),
  captcha: () => import('#lib/core/visitor-form/routes.ts'),
  'prayer-requests': prayer,
  'prayer-team': prayer,
  functions: prayer,
  version: updates,
  updates,
  letters,
  'letter-plan': letters,
  bounces: mail,
  outbox: mail,
  'mail-settings': mail,
  activity: () => import('#lib/activity/routes.ts'),
  backups: () => import('#lib/backups/routes.ts'),
  export: () => import('#lib/export/routes.ts'),
  imports: () => import('#lib/imports/routes.ts'),
  redirects: () => import('#lib/redirects/routes.ts'),
  translations: () => import('#lib/translations/routes.ts'),
} satisfies Record<string, () => Promise<{ routes: Routes }>>;
