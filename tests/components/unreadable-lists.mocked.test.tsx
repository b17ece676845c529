import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FactorList } from '#components/account/second-factor/factor-list.tsx';
import { ActivityList } from '#components/activity/activity-list.tsx';
import { AnnouncementAdmin } from '#components/banner/announcements/announcement-admin.tsx';
import { BackupsPanel } from '#components/church-data/backups/backups-panel.tsx';
import { ImportsPanel } from '#components/church-data/imports/imports-panel.tsx';
import { RedirectsPanel } from '#components/church-data/redirects/redirects-panel.tsx';
import { HoldingClosings } from '#components/closings/holding-closings.tsx';
import { ServicesSettings } from '#components/events/church-services/services-settings.tsx';
import { MailList } from '#components/mail/mail-list.tsx';
import { RequestList } from '#components/prayer/request-list.tsx';
import { StoppedNotifications } from '#components/prayer/stopped-notifications.tsx';
import { TeamPanel } from '#components/prayer/team-panel.tsx';
import english from '#lib/language/generated/en.ts';

const problem = 'The server did not answer.';
const nothing = () => undefined;
// What was there before, which was nothing; then the list could not be read again.
const unreadable = vi.hoisted(() => {
  const failed = { problem: 'The server did not answer.', total: 0, reload: async () => undefined };
  return {
    ...failed,
    list: () => ({ ...failed, rows: [] }),
    read: () => ({ ...failed, data: { rows: [], dates: [] } }),
    backups: () => ({ ...failed, backups: [] }),
    imports: () => ({ ...failed, imports: [], sources: [], showMore: () => undefined }),
    activity: () => ({ ...failed, entries: [], isBusy: false, showMore: () => undefined }),
  };
});
vi.mock('#components/account/use-private-list.ts', () => ({
  usePrivateList: unreadable.list,
  usePrivateRead: unreadable.read,
}));
vi.mock('#components/church-data/backups/use-backups.ts', () => ({ useBackups: unreadable.backups }));
vi.mock('#components/church-data/imports/use-imports.ts', () => ({ useImports: unreadable.imports }));
vi.mock('#components/activity/use-activity.ts', () => ({ useActivity: unreadable.activity }));

test.each<[string, ReactNode]>([
  ['announcements', <AnnouncementAdmin key="" />],
  ['prayer requests', <RequestList key="" status="new" />],
  ['the prayer team', <TeamPanel key="" />],
  ['notifications that were given up', <StoppedNotifications key="" />],
  ['mails', <MailList key="" state={undefined} />],
  ['closings', <HoldingClosings key="" changed={null} onChange={nothing} />],
  ['services', <ServicesSettings key="" />],
  ['old addresses', <RedirectsPanel key="" />],
  ['backups', <BackupsPanel key="" />],
  ['imports', <ImportsPanel key="" />],
  ['the activity log', <ActivityList key="" table="" />],
  [
    'second factors',
    <FactorList
      key=""
      factors={[]}
      problem={problem}
      onAdd={nothing}
      onChanged={nothing}
      onCodes={nothing}
    />,
  ],
])('a list of %s that cannot be read says so, and not that there is none', (_, list) => {
  const markup = renderToStaticMarkup(list);
  expect(markup).toContain('role="alert"');
  // The gate that stands over an empty list, and the words of those that have none.
  expect(markup).not.toContain('M0 43h120');
  for (const words of [english.backups.none, 'There are no old addresses yet'])
    expect(markup).not.toContain(words);
});
