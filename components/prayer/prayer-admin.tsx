'use client';

import { TeamPanel } from '../prayer-team/team-panel';
import { PageHeading } from '../ui/page-heading';
import { Tabs } from '../ui/tabs';
import { RequestList } from './request-list';
import { StoppedNotifications } from './stopped-notifications';

/** The work of the prayer page: requests by where they stand, and who is told of them (section 2). */
export function PrayerAdmin() {
  return (
    <>
      <PageHeading title="Prayer Request Admin">
        <p>What people have confided to us. Please read it here and leave it here.</p>
      </PageHeading>
      <div className="wrap pb-24">
        <StoppedNotifications />
        <Tabs
          label="Prayer requests and team"
          tabs={[
            { label: 'New Requests', content: <RequestList key="new" status="new" /> },
            { label: 'In Progress', content: <RequestList key="inprogress" status="inprogress" /> },
            { label: 'Completed', content: <RequestList key="completed" status="completed" /> },
            { label: 'Prayer Team Emails', content: <TeamPanel /> },
          ]}
        />
      </div>
    </>
  );
}
