'use client';

import type { PrayerStatus } from '@/lib/prayer/status';
import { AdminOnly } from '../layout/admin-only';
import { TeamPanel } from '../prayer-team/team-panel';
import { PageHeading } from '../ui/page-heading';
import { Tabs } from '../ui/tabs';
import { RequestList } from './request-list';
import { StoppedNotifications } from './stopped-notifications';

/** The work of the prayer page: requests by where they stand, and who is told of them. */
export function PrayerAdmin() {
  return (
    <>
      <PageHeading title="Prayer Request Admin">
        <p>What people have confided to us. Please read it here and leave it here.</p>
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
