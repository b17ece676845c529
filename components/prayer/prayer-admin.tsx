'use client';

import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { StaffRoom } from '#components/admin-mode/staff-room.tsx';
import { Tabs } from '#components/ui/links/tabs.tsx';
import { messages } from '#lib/language/messages.ts';
import type { PrayerStatus } from '#lib/prayer/status.ts';
import { RequestList } from './request-list.tsx';
import { StoppedNotifications } from './stopped-notifications.tsx';
import { TeamPanel } from './team-panel.tsx';

/** The prayer page: requests by state, and the team. */
export function PrayerAdmin() {
  return (
    <StaffRoom room="prayer" lead={messages.prayer.lead}>
      <AdminOnly>
        <StoppedNotifications />
      </AdminOnly>
      <Tabs
        label={messages.prayer.tabs}
        tabs={[
          { label: messages.prayer.newRequests, content: <Requests status="new" /> },
          { label: messages.prayer.inProgress, content: <Requests status="inprogress" /> },
          { label: messages.prayer.completed, content: <Requests status="completed" /> },
          { label: messages.prayer.team, content: <TeamPanel /> },
        ]}
      />
    </StaffRoom>
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
