'use client';

import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { Tabs } from '#components/ui/links/tabs.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import type { PrayerStatus } from '#lib/prayer/status.ts';
import { RequestList } from './request-list.tsx';
import { StoppedNotifications } from './stopped-notifications.tsx';
import { TeamPanel } from './team-panel.tsx';

/** The prayer page: requests by state, and the team. */
export function PrayerAdmin() {
  return (
    <>
      <PageHeading title="Prayer Request Admin">
        <p>
          What people have asked us to pray for. Please keep it in confidence: read it here, and leave it
          here.
        </p>
      </PageHeading>
      <div className="wrap pb-24">
        <AdminOnly>
          <StoppedNotifications />
        </AdminOnly>
        <Tabs
          label="Prayer requests and team"
          tabs={[
            { label: 'New Requests', content: <Requests status="new" /> },
            { label: 'In Progress', content: <Requests status="inprogress" /> },
            { label: 'Completed', content: <Requests status="completed" /> },
            { label: 'Prayer Team Emails', content: <TeamPanel /> },
          ]}
        />
      </div>
    </>
  );
}

/** Hides confidential content as soon as admin mode ends, even if typed input keeps the page. */
function Requests({ status }: { status: PrayerStatus }) {
  return (
    <AdminOnly>
      <RequestList key={status} status={status} />
    </AdminOnly>
  );
}
