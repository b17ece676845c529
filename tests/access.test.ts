import { describe, expect, test } from 'vitest';
import { knownRoles, type Role, roles, shownPermissions } from '#lib/core/auth/permissions.ts';
import {
  type Access,
  type Actor,
  authorize,
  authorizeMinistry,
  ownMinistries,
  type StaffActor,
} from '#lib/core/operations/access.ts';
import type { Operation } from '#lib/core/operations/operation.ts';
import { pages } from '#lib/core/site/pages.ts';
import { halfSignedIn, staff, visitor } from '#tests/support/actors.ts';

/** Who may run each operation. A change of permission is a change of this list, and nothing else is. */
const permissions: Record<string, string> = {
  'account/challengeFactor': 'command session',
  'account/countRecoveryCodes': 'privateQuery admin',
  'account/enrollFactor': 'command admin',
  'account/listFactors': 'privateQuery session',
  'account/removeFactor': 'command admin',
  'account/renewRecoveryCodes': 'command admin',
  'account/signOutEverywhere': 'command admin',
  'account/verifyFactor': 'command session',
  'activity/listActivity': 'privateQuery admin',
  'activity/restoreChange': 'command admin',
  'activity/undoDeletion': 'command admin',
  'art/previewColors': 'privateQuery settings',
  'announcements/addAnnouncement': 'command banner',
  'announcements/deleteAnnouncement': 'command banner',
  'announcements/findNextAnnouncementChange': 'publicQuery anyone',
  'announcements/listAllAnnouncements': 'privateQuery banner',
  'announcements/listShowingAnnouncements': 'publicQuery anyone',
  'announcements/updateAnnouncement': 'command banner',
  'backups/findBackupFile': 'privateQuery data',
  'backups/listBackups': 'privateQuery data',
  'backups/startBackup': 'command data',
  'banner/findBanner': 'publicQuery anyone',
  'banner/listBannerItems': 'publicQuery anyone',
  'church/findChurch': 'publicQuery anyone',
  'church/findOwnFacts': 'privateQuery settings',
  'church/listUnreadableFacts': 'privateQuery settings',
  'church/updateChurch': 'command settings',
  'closings/closeDates': 'command events',
  'closings/findChurchStatus': 'publicQuery anyone',
  'closings/findCurrentClosing': 'publicQuery anyone',
  'closings/listAlerts': 'publicQuery anyone',
  'closings/listClosings': 'privateQuery events',
  'closings/listComingClosings': 'publicQuery anyone',
  'closings/listNearClosings': 'publicQuery anyone',
  'closings/previewClosing': 'privateQuery events',
  'closings/reopenClosing': 'command events',
  'core/createCaptcha': 'privateQuery anyone',
  'documents/createDocument': 'command pages',
  'documents/deleteDocument': 'command pages',
  'documents/listDocuments': 'publicQuery anyone',
  'documents/replaceDocumentFile': 'command pages',
  'documents/updateDocument': 'command pages',
  'events/countListedOccurrences': 'publicQuery anyone',
  'events/countSeriesRows': 'publicQuery anyone',
  'events/createEvent': 'command own events',
  'events/createService': 'command events',
  'events/deleteEvent': 'command own events',
  'events/deleteService': 'command events',
  'events/detachEvent': 'command events',
  'events/findEvent': 'publicQuery anyone',
  'events/findFeaturedOccurrence': 'publicQuery anyone',
  'events/findListedEvent': 'publicQuery anyone',
  'events/findOverlaps': 'privateQuery own events',
  'events/findService': 'publicQuery anyone',
  'events/listBannerOccurrences': 'publicQuery anyone',
  'events/listEvents': 'publicQuery anyone',
  'events/listOccurrences': 'publicQuery anyone',
  'events/listPastOccurrences': 'publicQuery anyone',
  'events/listServices': 'publicQuery anyone',
  'events/listUpcomingOccurrences': 'publicQuery anyone',
  'events/listUnlistedServices': 'publicQuery anyone',
  'events/nextServices': 'publicQuery anyone',
  'events/updateEvent': 'command own events',
  'events/updateService': 'command events',
  'export/exportSite': 'privateQuery data',
  'imports/applyImport': 'command data',
  'imports/cancelImport': 'command data',
  'imports/findImport': 'privateQuery data',
  'imports/listImportSources': 'privateQuery data',
  'imports/listImports': 'privateQuery data',
  'imports/runImport': 'command data',
  'imports/startImport': 'command data',
  'imports/undoImport': 'command data',
  'livestream/findNextStream': 'publicQuery anyone',
  'livestream/findServiceStatus': 'publicQuery anyone',
  'livestream/findSettings': 'publicQuery anyone',
  'livestream/findStream': 'publicQuery anyone',
  'livestream/updateSettings': 'command admin',
  'mail/listMails': 'privateQuery admin',
  'mail/retryMail': 'command admin',
  'ministries/createMinistry': 'command ministries',
  'ministries/deleteMinistry': 'command ministries',
  'ministries/listMinistries': 'publicQuery anyone',
  'ministries/orderMinistries': 'command ministries',
  'ministries/updateMinistry': 'command own ministries',
  'navigation/dismissProposedMenus': 'command pages',
  'navigation/findLayout': 'publicQuery anyone',
  'navigation/findNavigation': 'publicQuery anyone',
  'navigation/findProposedMenus': 'privateQuery pages',
  'navigation/findStaffNavigation': 'privateQuery pages',
  'navigation/putUpProposedMenus': 'command pages',
  'navigation/resetLayout': 'command pages',
  'navigation/resetNavigation': 'command pages',
  'navigation/setLayout': 'command pages',
  'navigation/setNavigation': 'command pages',
  'page-texts/findInsertions': 'publicQuery anyone',
  'page-texts/findPageTexts': 'publicQuery anyone',
  'page-texts/previewPageText': 'privateQuery pages',
  'page-texts/restorePageText': 'command pages',
  'page-texts/setPageText': 'command pages',
  'prayer/addTeamMember': 'command prayer',
  'prayer/answerPrayerForm': 'command anyone',
  'prayer/changePrayerStatus': 'command prayer',
  'prayer/countNewPrayerRequests': 'publicQuery anyone',
  'prayer/createPrayerRequest': 'command anyone',
  'prayer/deletePrayerRequest': 'command prayer',
  'prayer/listPrayerRequests': 'privateQuery prayer',
  'prayer/listStoppedNotifications': 'privateQuery prayer',
  'prayer/listTeamMembers': 'privateQuery prayer',
  'prayer/notifyPrayerTeam': 'command prayer',
  'prayer/removeTeamMember': 'command prayer',
  'prayer/switchTeamMember': 'command prayer',
  'redirects/addRedirect': 'command pages',
  'redirects/listRedirects': 'privateQuery pages',
  'redirects/removeRedirect': 'command pages',
  'redirects/updateRedirect': 'command pages',
  'search/searchSite': 'publicQuery anyone',
  'sermons/countSermons': 'publicQuery anyone',
  'sermons/createSermon': 'command sermons',
  'sermons/deleteSermon': 'command sermons',
  'sermons/findLatestSermon': 'publicQuery anyone',
  'sermons/findSeriesNeighbours': 'publicQuery anyone',
  'sermons/findSermon': 'publicQuery anyone',
  'sermons/listSeries': 'publicQuery anyone',
  'sermons/listSeriesToChoose': 'publicQuery anyone',
  'sermons/listSermons': 'publicQuery anyone',
  'sermons/listSpeakers': 'publicQuery anyone',
  'sermons/updateSermon': 'command sermons',
  'setup/confirmOwn': 'command settings',
  'setup/findSetup': 'privateQuery settings',
  'setup/finishSetup': 'command settings',
  'setup/removeDemoContent': 'command settings',
  'setup/saveFacts': 'command settings',
  'setup/saveService': 'command settings',
  'site-pages/createPage': 'command own pages',
  'site-pages/deletePage': 'command own pages',
  'site-pages/discardPageDraft': 'command own pages',
  'site-pages/drawStaffPage': 'privateQuery own pages',
  'site-pages/findPage': 'publicQuery anyone',
  'site-pages/findPreviewedPage': 'publicQuery anyone',
  'site-pages/findStaffPage': 'privateQuery own pages',
  'site-pages/listAllPages': 'privateQuery own pages',
  'site-pages/listPageVersions': 'privateQuery own pages',
  'site-pages/listPages': 'publicQuery anyone',
  'site-pages/publishPage': 'command own pages',
  'site-pages/sharePage': 'command own pages',
  'site-pages/stopSharingPage': 'command own pages',
  'site-pages/unpublishPage': 'command own pages',
  'site-pages/updatePage': 'command own pages',
  'staff/acceptInvitation': 'command anyone',
  'staff/addPasskey': 'command admin',
  'staff/deleteStaff': 'command staff',
  'staff/findInvitation': 'privateQuery anyone',
  'staff/findSharedAccess': 'privateQuery staff',
  'staff/invitationPasskeyOptions': 'command anyone',
  'staff/inviteAgain': 'command staff',
  'staff/inviteStaff': 'command staff',
  'staff/listPasskeys': 'privateQuery admin',
  'staff/listStaff': 'privateQuery staff',
  'staff/passkeyOptions': 'command admin',
  'staff/removePasskey': 'command admin',
  'staff/renamePasskey': 'command admin',
  'staff/signInOptions': 'command anyone',
  'staff/updateMe': 'command admin',
  'staff/updateSharedAccess': 'command staff',
  'staff/updateStaff': 'command staff',
  'uploads/storePicture': 'command admin',
};

const modules = import.meta.glob<Record<string, unknown>>(['../lib/**/commands.ts', '../lib/**/queries.ts'], {
  eager: true,
});

const operations = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) => {
    if (!isOperation(value)) return [];
    const domain = /\/lib\/([\w-]+)\//.exec(file)?.[1];
    return [{ key: `${domain}/${name}`, name, operation: value }];
  }),
);

test('every operation is run by exactly those the list names', () => {
  const found = Object.fromEntries(
    operations.map(({ key, operation }) => [key, `${operation.kind} ${operation.access}`]),
  );
  expect(found).toEqual(permissions);
});

test.each(operations)('$key carries the name it is exported under', ({ name, operation }) => {
  expect(operation.name).toBe(name);
});

/** The roles that pass each access. A change of what a role may do is a change of this list. */
const rolesOf: Record<Access, readonly Role[]> = {
  anyone: roles,
  session: roles,
  admin: roles,
  events: ['owner', 'editor', 'events'],
  'own events': ['owner', 'editor', 'events', 'leader'],
  sermons: ['owner', 'editor', 'sermons'],
  ministries: ['owner', 'editor'],
  'own ministries': ['owner', 'editor', 'leader'],
  pages: ['owner', 'editor'],
  'own pages': ['owner', 'editor', 'leader'],
  banner: ['owner', 'editor', 'events'],
  prayer: ['owner', 'prayer'],
  'sign-ups': ['owner', 'editor'],
  'own sign-ups': ['owner', 'editor', 'leader'],
  settings: ['owner'],
  staff: ['owner'],
  data: ['owner'],
};

const withRole = (role: Role): Actor => ({ ...(staff as StaffActor), roles: [role] });

test.each(roles)('a session of the role %s passes exactly what the list names', (role) => {
  const passed = (Object.keys(rolesOf) as Access[]).filter((access) => passes(access, withRole(role)));
  expect(passed).toEqual(
    (Object.keys(rolesOf) as Access[]).filter((access) => rolesOf[access].includes(role)),
  );
});

test('permissions of several roles add up, and a role that this version does not know gives none', () => {
  expect(passes('prayer', { ...(staff as StaffActor), roles: ['sermons', 'prayer'] })).toBe(true);
  expect(passes('sermons', { ...(staff as StaffActor), roles: [] })).toBe(false);
  expect(knownRoles(['pope', 'prayer'])).toEqual(['prayer']);
});

const guarded = operations.filter(({ operation: { access } }) => access !== 'anyone' && access !== 'session');

test.each(guarded)(
  '$key refuses a visitor, staff without their second factor, and every other role, whatever they send',
  async ({ operation }) => {
    await expect(operation.execute(visitor, {})).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(operation.execute(halfSignedIn, {})).rejects.toMatchObject({ code: 'mfa_required' });
    for (const role of roles.filter((each) => !rolesOf[operation.access].includes(each)))
      await expect(operation.execute(withRole(role), {})).rejects.toMatchObject({ code: 'not_permitted' });
  },
);

test.each(operations.filter(({ operation }) => operation.access === 'session'))(
  '$key refuses a visitor, whatever they send',
  async ({ operation }) => {
    await expect(operation.execute(visitor, {})).rejects.toMatchObject({ code: 'unauthenticated' });
  },
);

test.each<[string, Actor, string | null]>([
  ['a visitor', visitor, 'unauthenticated'],
  ['staff', staff, null],
  ['staff whose second factor is still to be confirmed', halfSignedIn, 'mfa_required'],
  ['staff with their second factor', { ...(halfSignedIn as StaffActor), aal: 'aal2' }, null],
])('work of staff by %s: %s', (_who, actor, refusal) => {
  const attempt = () => authorize('admin', actor);
  if (refusal === null) expect(attempt).not.toThrow();
  else expect(attempt).toThrow(expect.objectContaining({ code: refusal }));
});

describe('a leader', () => {
  const own = '11111111-1111-4111-8111-111111111111';
  const leader: Actor = { ...(staff as StaffActor), roles: ['leader'], ministryIds: [own] };

  test.each([
    ['an own ministry', own, false],
    ['another ministry', '22222222-2222-4222-8222-222222222222', true],
    ['no ministry', null, true],
  ])('changes what belongs to %s: refused is %s', (_which, ministry, isRefused) => {
    const attempt = () => authorizeMinistry('events', leader, ministry);
    if (isRefused) expect(attempt).toThrow(expect.objectContaining({ code: 'not_permitted' }));
    else expect(attempt).not.toThrow();
  });

  test('who is an editor too changes everything', () => {
    const both: Actor = { ...leader, roles: ['leader', 'editor'] };
    expect(() => authorizeMinistry('events', both, null)).not.toThrow();
    expect(ownMinistries('pages', both)).toBeNull();
  });

  test('is told of the permissions for the own ministries', () => {
    expect(shownPermissions(['leader', 'prayer'])).toEqual([
      'events',
      'ministries',
      'pages',
      'prayer',
      'sign-ups',
    ]);
  });
});

test('every staff page says whom it is for', () => {
  const staffPages = Object.entries(pages).filter(([, { audience }]) => audience === 'staff');
  expect(Object.fromEntries(staffPages.map(([path, { access }]) => [path, access]))).toEqual({
    '/prayer-admin': 'prayer',
    '/announcement-admin': 'banner',
    '/church-settings': 'settings',
    '/church-words': 'pages',
    '/church-data': 'data',
    '/church-documents': 'pages',
    '/mail': 'admin',
    '/menus': 'pages',
    '/site-pages': 'own pages',
    '/setup': 'settings',
  });
});

function passes(access: Access, actor: Actor): boolean {
  try {
    authorize(access, actor);
    return true;
  } catch {
    return false;
  }
}

function isOperation(value: unknown): value is Operation<never, unknown> {
  return (
    value !== null &&
    (typeof value === 'object' || typeof value === 'function') &&
    'execute' in (value as object)
  );
}
