import { expect, test } from 'vitest';
import { type Actor, authorize } from '#lib/core/operations/access.ts';
import type { Operation } from '#lib/core/operations/operation.ts';
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
  'art/previewColors': 'privateQuery admin',
  'announcements/addAnnouncement': 'command admin',
  'announcements/deleteAnnouncement': 'command admin',
  'announcements/findNextAnnouncementChange': 'publicQuery anyone',
  'announcements/listAllAnnouncements': 'privateQuery admin',
  'announcements/listShowingAnnouncements': 'publicQuery anyone',
  'announcements/updateAnnouncement': 'command admin',
  'backups/findBackupFile': 'privateQuery admin',
  'backups/listBackups': 'privateQuery admin',
  'backups/startBackup': 'command admin',
  'banner/findBanner': 'publicQuery anyone',
  'banner/listBannerItems': 'publicQuery anyone',
  'church/findChurch': 'publicQuery anyone',
  'church/findOwnFacts': 'privateQuery admin',
  'church/listUnreadableFacts': 'privateQuery admin',
  'church/updateChurch': 'command admin',
  'closings/closeDates': 'command admin',
  'closings/findChurchStatus': 'publicQuery anyone',
  'closings/findCurrentClosing': 'publicQuery anyone',
  'closings/listAlerts': 'publicQuery anyone',
  'closings/listClosings': 'privateQuery admin',
  'closings/listComingClosings': 'publicQuery anyone',
  'closings/listNearClosings': 'publicQuery anyone',
  'closings/previewClosing': 'privateQuery admin',
  'closings/reopenClosing': 'command admin',
  'core/createCaptcha': 'privateQuery anyone',
  'documents/createDocument': 'command admin',
  'documents/deleteDocument': 'command admin',
  'documents/listDocuments': 'publicQuery anyone',
  'documents/replaceDocumentFile': 'command admin',
  'documents/updateDocument': 'command admin',
  'events/countListedOccurrences': 'publicQuery anyone',
  'events/countSeriesRows': 'publicQuery anyone',
  'events/createEvent': 'command admin',
  'events/createService': 'command admin',
  'events/deleteEvent': 'command admin',
  'events/deleteService': 'command admin',
  'events/detachEvent': 'command admin',
  'events/findEvent': 'publicQuery anyone',
  'events/findFeaturedOccurrence': 'publicQuery anyone',
  'events/findListedEvent': 'publicQuery anyone',
  'events/findOverlaps': 'privateQuery admin',
  'events/findService': 'publicQuery anyone',
  'events/listBannerOccurrences': 'publicQuery anyone',
  'events/listEvents': 'publicQuery anyone',
  'events/listOccurrences': 'publicQuery anyone',
  'events/listPastOccurrences': 'publicQuery anyone',
  'events/listServices': 'publicQuery anyone',
  'events/listUpcomingOccurrences': 'publicQuery anyone',
  'events/listUnlistedServices': 'publicQuery anyone',
  'events/nextServices': 'publicQuery anyone',
  'events/updateEvent': 'command admin',
  'events/updateService': 'command admin',
  'export/exportSite': 'privateQuery admin',
  'imports/applyImport': 'command admin',
  'imports/cancelImport': 'command admin',
  'imports/findImport': 'privateQuery admin',
  'imports/listImportSources': 'privateQuery admin',
  'imports/listImports': 'privateQuery admin',
  'imports/runImport': 'command admin',
  'imports/startImport': 'command admin',
  'imports/undoImport': 'command admin',
  'livestream/findNextStream': 'publicQuery anyone',
  'livestream/findServiceStatus': 'publicQuery anyone',
  'livestream/findSettings': 'publicQuery anyone',
  'livestream/findStream': 'publicQuery anyone',
  'livestream/updateSettings': 'command admin',
  'mail/listMails': 'privateQuery admin',
  'mail/retryMail': 'command admin',
  'ministries/createMinistry': 'command admin',
  'ministries/deleteMinistry': 'command admin',
  'ministries/listMinistries': 'publicQuery anyone',
  'ministries/orderMinistries': 'command admin',
  'ministries/updateMinistry': 'command admin',
  'navigation/dismissProposedMenus': 'command admin',
  'navigation/findLayout': 'publicQuery anyone',
  'navigation/findNavigation': 'publicQuery anyone',
  'navigation/findProposedMenus': 'privateQuery admin',
  'navigation/findStaffNavigation': 'privateQuery admin',
  'navigation/putUpProposedMenus': 'command admin',
  'navigation/resetLayout': 'command admin',
  'navigation/resetNavigation': 'command admin',
  'navigation/setLayout': 'command admin',
  'navigation/setNavigation': 'command admin',
  'page-texts/findInsertions': 'publicQuery anyone',
  'page-texts/findPageTexts': 'publicQuery anyone',
  'page-texts/previewPageText': 'privateQuery admin',
  'page-texts/restorePageText': 'command admin',
  'page-texts/setPageText': 'command admin',
  'prayer/addTeamMember': 'command admin',
  'prayer/answerPrayerForm': 'command anyone',
  'prayer/changePrayerStatus': 'command admin',
  'prayer/countNewPrayerRequests': 'publicQuery anyone',
  'prayer/createPrayerRequest': 'command anyone',
  'prayer/deletePrayerRequest': 'command admin',
  'prayer/listPrayerRequests': 'privateQuery admin',
  'prayer/listStoppedNotifications': 'privateQuery admin',
  'prayer/listTeamMembers': 'privateQuery admin',
  'prayer/notifyPrayerTeam': 'command admin',
  'prayer/removeTeamMember': 'command admin',
  'prayer/switchTeamMember': 'command admin',
  'redirects/addRedirect': 'command admin',
  'redirects/listRedirects': 'privateQuery admin',
  'redirects/removeRedirect': 'command admin',
  'redirects/updateRedirect': 'command admin',
  'search/searchSite': 'publicQuery anyone',
  'sermons/countSermons': 'publicQuery anyone',
  'sermons/createSermon': 'command admin',
  'sermons/deleteSermon': 'command admin',
  'sermons/findLatestSermon': 'publicQuery anyone',
  'sermons/findSeriesNeighbours': 'publicQuery anyone',
  'sermons/findSermon': 'publicQuery anyone',
  'sermons/listSeries': 'publicQuery anyone',
  'sermons/listSeriesToChoose': 'publicQuery anyone',
  'sermons/listSermons': 'publicQuery anyone',
  'sermons/listSpeakers': 'publicQuery anyone',
  'sermons/updateSermon': 'command admin',
  'setup/confirmOwn': 'command admin',
  'setup/findSetup': 'privateQuery admin',
  'setup/finishSetup': 'command admin',
  'setup/removeDemoContent': 'command admin',
  'setup/saveFacts': 'command admin',
  'setup/saveService': 'command admin',
  'site-pages/createPage': 'command admin',
  'site-pages/deletePage': 'command admin',
  'site-pages/discardPageDraft': 'command admin',
  'site-pages/drawStaffPage': 'privateQuery admin',
  'site-pages/findPage': 'publicQuery anyone',
  'site-pages/findPreviewedPage': 'publicQuery anyone',
  'site-pages/findStaffPage': 'privateQuery admin',
  'site-pages/listAllPages': 'privateQuery admin',
  'site-pages/listPageVersions': 'privateQuery admin',
  'site-pages/listPages': 'publicQuery anyone',
  'site-pages/publishPage': 'command admin',
  'site-pages/sharePage': 'command admin',
  'site-pages/stopSharingPage': 'command admin',
  'site-pages/unpublishPage': 'command admin',
  'site-pages/updatePage': 'command admin',
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

test.each(operations.filter(({ operation }) => operation.access === 'admin'))(
  '$key refuses a visitor and staff without their second factor, whatever they send',
  async ({ operation }) => {
    await expect(operation.execute(visitor, {})).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(operation.execute(halfSignedIn, {})).rejects.toMatchObject({ code: 'mfa_required' });
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
  ['staff with their second factor', { ...halfSignedIn, aal: 'aal2' } as Actor, null],
])('admin work by %s: %s', (_who, actor, refusal) => {
  const attempt = () => authorize('admin', actor);
  if (refusal === null) expect(attempt).not.toThrow();
  else expect(attempt).toThrow(expect.objectContaining({ code: refusal }));
});

function isOperation(value: unknown): value is Operation<never, unknown> {
  return (
    value !== null &&
    (typeof value === 'object' || typeof value === 'function') &&
    'execute' in (value as object)
  );
}
