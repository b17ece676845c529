import * as restoration from '#app/api/activity/[id]/restore/route.ts';
import * as activity from '#app/api/activity/route.ts';
import * as announcement from '#app/api/announcements/[id]/route.ts';
import * as announcements from '#app/api/announcements/route.ts';
import * as passkeySignIn from '#app/api/auth/passkey-options/route.ts';
import * as signInWays from '#app/api/auth/ways/route.ts';
import * as backup from '#app/api/backups/[name]/route.ts';
import * as backups from '#app/api/backups/route.ts';
import * as banner from '#app/api/banner/route.ts';
import * as captcha from '#app/api/captcha/route.ts';
import * as church from '#app/api/church/route.ts';
import * as reopening from '#app/api/closings/[id]/reopen/route.ts';
import * as currentClosing from '#app/api/closings/current/route.ts';
import * as closingPreview from '#app/api/closings/preview/route.ts';
import * as closings from '#app/api/closings/route.ts';
import * as demoRemoval from '#app/api/demo-content/remove/route.ts';
import * as documentFile from '#app/api/documents/[id]/file/route.ts';
import * as documentOne from '#app/api/documents/[id]/route.ts';
import * as documents from '#app/api/documents/route.ts';
import * as detachment from '#app/api/events/[id]/detach/route.ts';
import * as event from '#app/api/events/[id]/route.ts';
import * as overlaps from '#app/api/events/overlaps/route.ts';
import * as events from '#app/api/events/route.ts';
import * as siteExport from '#app/api/export/route.ts';
import * as challenge from '#app/api/factors/[id]/challenge/route.ts';
import * as factor from '#app/api/factors/[id]/route.ts';
import * as verification from '#app/api/factors/[id]/verify/route.ts';
import * as recoveryCodes from '#app/api/factors/recovery-codes/route.ts';
import * as factors from '#app/api/factors/route.ts';
import * as formAnswer from '#app/api/forms/[id]/answers/[answer]/route.ts';
import * as formAnswers from '#app/api/forms/[id]/answers/route.ts';
import * as formAnswerFile from '#app/api/forms/[id]/answers.csv/route.ts';
import * as formMessages from '#app/api/forms/[id]/messages/route.ts';
import * as form from '#app/api/forms/[id]/route.ts';
import * as formSeats from '#app/api/forms/[id]/seats/route.ts';
import * as forms from '#app/api/forms/route.ts';
import * as notification from '#app/api/functions/notify-prayer-team/route.ts';
import * as importApplication from '#app/api/imports/[id]/apply/route.ts';
import * as importCancelling from '#app/api/imports/[id]/cancel/route.ts';
import * as importOne from '#app/api/imports/[id]/route.ts';
import * as importRunning from '#app/api/imports/[id]/run/route.ts';
import * as importUndoing from '#app/api/imports/[id]/undo/route.ts';
import * as imports from '#app/api/imports/route.ts';
import * as importSources from '#app/api/imports/sources/route.ts';
import * as joiningPasskey from '#app/api/invitations/[token]/passkey-options/route.ts';
import * as invitation from '#app/api/invitations/[token]/route.ts';
import * as layout from '#app/api/layouts/[name]/route.ts';
import * as me from '#app/api/me/route.ts';
import * as ministry from '#app/api/ministries/[id]/route.ts';
import * as ministryOrder from '#app/api/ministries/order/route.ts';
import * as ministries from '#app/api/ministries/route.ts';
import * as proposedMenus from '#app/api/navigation/proposed/route.ts';
import * as navigation from '#app/api/navigation/route.ts';
import * as office from '#app/api/office/route.ts';
import * as mailRetry from '#app/api/outbox/[id]/retry/route.ts';
import * as outbox from '#app/api/outbox/route.ts';
import * as pageText from '#app/api/page-texts/[key]/route.ts';
import * as insertions from '#app/api/page-texts/insertions/route.ts';
import * as pageTexts from '#app/api/page-texts/route.ts';
import * as pageDiscarding from '#app/api/pages/[id]/discard/route.ts';
import * as pagePreview from '#app/api/pages/[id]/preview/route.ts';
import * as pagePublishing from '#app/api/pages/[id]/publish/route.ts';
import * as sitePage from '#app/api/pages/[id]/route.ts';
import * as pageUnpublishing from '#app/api/pages/[id]/unpublish/route.ts';
import * as sitePages from '#app/api/pages/route.ts';
import * as passkey from '#app/api/passkeys/[id]/route.ts';
import * as passkeyStart from '#app/api/passkeys/options/route.ts';
import * as passkeys from '#app/api/passkeys/route.ts';
import * as podcast from '#app/api/podcast/route.ts';
import * as prayerRequest from '#app/api/prayer-requests/[id]/route.ts';
import * as prayerRequestCount from '#app/api/prayer-requests/count/route.ts';
import * as prayerRequests from '#app/api/prayer-requests/route.ts';
import * as teamMember from '#app/api/prayer-team/[id]/route.ts';
import * as prayerTeam from '#app/api/prayer-team/route.ts';
import * as redirect from '#app/api/redirects/[id]/route.ts';
import * as redirects from '#app/api/redirects/route.ts';
import * as search from '#app/api/search/route.ts';
import * as seriesOne from '#app/api/series/[slug]/route.ts';
import * as series from '#app/api/series/route.ts';
import * as sermon from '#app/api/sermons/[id]/route.ts';
import * as transcript from '#app/api/sermons/[id]/transcript/route.ts';
import * as sermons from '#app/api/sermons/route.ts';
import * as serviceStatus from '#app/api/service-status/route.ts';
import * as service from '#app/api/services/[id]/route.ts';
import * as nextServices from '#app/api/services/next/route.ts';
import * as services from '#app/api/services/route.ts';
import * as settings from '#app/api/settings/route.ts';
import * as setupDone from '#app/api/setup/done/route.ts';
import * as sharedAccess from '#app/api/shared-access/route.ts';
import * as signUp from '#app/api/sign-ups/[token]/route.ts';
import * as staffInvitation from '#app/api/staff/[id]/invite/route.ts';
import * as staffMember from '#app/api/staff/[id]/route.ts';
import * as staff from '#app/api/staff/route.ts';
import * as uploads from '#app/api/uploads/route.ts';
import type { Method } from '#lib/core/openapi/document.ts';
import type { Endpoint } from '#lib/core/operations/route-options.ts';

type Described = Partial<Record<Uppercase<Method>, { readonly call: Endpoint }>>;
export type RouteFiles = Readonly<Record<string, Described>>;

/** Route files whose handlers describe themselves, by path. */
export const routeFiles = {
  signIn: {
    '/api/auth/passkey-options': passkeySignIn,
    '/api/auth/ways': signInWays,
    '/api/factors': factors,
    '/api/factors/{id}': factor,
    '/api/factors/{id}/challenge': challenge,
    '/api/factors/{id}/verify': verification,
    '/api/factors/recovery-codes': recoveryCodes,
  },
  content: {
    '/api/events': events,
    '/api/events/{id}': event,
    '/api/events/{id}/detach': detachment,
    '/api/events/overlaps': overlaps,
    '/api/service-status': serviceStatus,
    '/api/services': services,
    '/api/services/next': nextServices,
    '/api/services/{id}': service,
    '/api/sermons': sermons,
    '/api/sermons/{id}': sermon,
    '/api/sermons/{id}/transcript': transcript,
    '/api/series': series,
    '/api/series/{slug}': seriesOne,
    '/api/ministries': ministries,
    '/api/ministries/{id}': ministry,
    '/api/ministries/order': ministryOrder,
    '/api/closings': closings,
    '/api/closings/preview': closingPreview,
    '/api/closings/current': currentClosing,
    '/api/closings/{id}/reopen': reopening,
    '/api/announcements': announcements,
    '/api/announcements/{id}': announcement,
    '/api/banner': banner,
    '/api/church': church,
    '/api/podcast': podcast,
    '/api/settings': settings,
    '/api/navigation': navigation,
    '/api/navigation/proposed': proposedMenus,
    '/api/layouts/{name}': layout,
    '/api/page-texts': pageTexts,
    '/api/page-texts/insertions': insertions,
    '/api/page-texts/{key}': pageText,
    '/api/search': search,
    '/api/pages': sitePages,
    '/api/pages/{id}': sitePage,
    '/api/pages/{id}/publish': pagePublishing,
    '/api/pages/{id}/unpublish': pageUnpublishing,
    '/api/pages/{id}/discard': pageDiscarding,
    '/api/pages/{id}/preview': pagePreview,
    '/api/documents': documents,
    '/api/documents/{id}': documentOne,
    '/api/documents/{id}/file': documentFile,
    '/api/uploads': uploads,
    '/api/demo-content/remove': demoRemoval,
    '/api/setup/done': setupDone,
  },
  inAndOut: {
    '/api/backups': backups,
    '/api/backups/{name}': backup,
    '/api/export': siteExport,
    '/api/imports': imports,
    '/api/imports/sources': importSources,
    '/api/imports/{id}': importOne,
    '/api/imports/{id}/apply': importApplication,
    '/api/imports/{id}/run': importRunning,
    '/api/imports/{id}/cancel': importCancelling,
    '/api/imports/{id}/undo': importUndoing,
    '/api/redirects': redirects,
    '/api/redirects/{id}': redirect,
  },
  people: {
    '/api/staff': staff,
    '/api/staff/{id}': staffMember,
    '/api/staff/{id}/invite': staffInvitation,
    '/api/invitations/{token}': invitation,
    '/api/invitations/{token}/passkey-options': joiningPasskey,
    '/api/passkeys': passkeys,
    '/api/passkeys/options': passkeyStart,
    '/api/passkeys/{id}': passkey,
    '/api/me': me,
    '/api/office': office,
    '/api/shared-access': sharedAccess,
  },
  mail: {
    '/api/outbox': outbox,
    '/api/outbox/{id}/retry': mailRetry,
  },
  activity: {
    '/api/activity': activity,
    '/api/activity/{id}/restore': restoration,
  },
  forms: {
    '/api/forms': forms,
    '/api/forms/{id}': form,
    '/api/forms/{id}/seats': formSeats,
    '/api/forms/{id}/answers': formAnswers,
    '/api/forms/{id}/messages': formMessages,
    '/api/forms/{id}/answers.csv': formAnswerFile,
    '/api/forms/{id}/answers/{answer}': formAnswer,
    '/api/sign-ups/{token}': signUp,
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
