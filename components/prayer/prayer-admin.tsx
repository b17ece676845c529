'use client';

import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { Tabs } from '#components/ui/links/tabs.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import type { PrayerStatus } from '#lib/prayer/status.ts';
import { RequestList } from './request-list.tsx';
import { StoppedNotifications } from './stopped-notifications.tsx';
import { TeamPanel } from './team-panel.tsx';

/** The work of the prayer page: requests by where they stand, and who is told of them. */
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

/** Nothing that people confided stays in sight once admin mode was left, whatever else does. */
function Requests({ status }: { status: PrayerStatus }) {
  return (
    <AdminOnly>
      <RequestList key={status} status={status} />
    </AdminOnly>
  );
}
