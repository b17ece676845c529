'use client';

import { StaffRoom } from '#components/admin-mode/staff-room.tsx';
import './office.css';
import { useOwnSession } from '#components/account/own-session.ts';
import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { Loading } from '#components/ui/progress/loading.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { OfficeUpdate } from '#components/updates/office-update.tsx';
import { callApi } from '#lib/core/browser/api-client.ts';
import { liveTopics } from '#lib/core/cache/live-topics.ts';
import { messages } from '#lib/language/messages.ts';
import type { Office as OfficeAnswer } from '#lib/office/schema.ts';
import { ChangedByOthers } from './changed-by-others.tsx';
import { Rooms } from './rooms.tsx';
import { WaitingSlips } from './waiting-slips.tsx';
import { WeekDays } from './week-days.tsx';

/** The desk of staff: what waits for them, this week, and the pages that are theirs. */
export function Office() {
  const user = useOwnSession();
  return (
    <StaffRoom room="office" lead={messages.office.lead((user?.id && user.name) || null)} isPrivate>
      <Desk />
    </StaffRoom>
  );
}

const readOffice = (path: string) => readPrivate((asked: string) => callApi<OfficeAnswer>(asked), path);

function Desk() {
  const { data: office, problem, reload } = usePrivateRead('/api/office', liveTopics, readOffice);
  return (
    <div className="office">
      {problem && <RetryNotice onRetry={reload}>{`${messages.office.loadFailed}: ${problem}`}</RetryNotice>}
      {!office && !problem && <Loading>{messages.staffPages.office.loading}</Loading>}
      {office && (
        <>
          <OfficeUpdate />
          <div className="office-top">
            <WaitingSlips waiting={office.waiting} />
            <ChangedByOthers changed={office.changed} />
          </div>
          <WeekDays today={office.today} week={office.week} />
          <Rooms rooms={office.rooms} />
        </>
      )}
    </div>
  );
}
