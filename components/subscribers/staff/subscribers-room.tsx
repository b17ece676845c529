'use client';

import './subscribers.css';
import { useState } from 'react';
import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { StaffRoom } from '#components/admin-mode/staff-room.tsx';
import { Button } from '#components/ui/button.tsx';
import { FileUp, UserRoundPlus } from '#components/ui/icons/generated/icons.ts';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { findSubscriberNumbersAction } from '#lib/subscribers/staff/actions.ts';
import type { SubscriberNumbers } from '#lib/subscribers/staff/schema.ts';
import { AddPersonDialog } from './add-person-dialog.tsx';
import { FirstSteps, MailNote } from './first-steps.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { everything, type Filter } from './list-filter.ts';
import { ListFilters } from './list-filters.tsx';
import { SubscriberList } from './subscriber-list.tsx';
import { TopicNumbers } from './topic-numbers.tsx';

/** The staff page of subscribers. */
export function SubscribersRoom() {
  return (
    <StaffRoom room="subscribers" lead={messages.subscriberList.lead} className="grid gap-8" isPrivate>
      <Subscribers />
    </StaffRoom>
  );
}

const topics = ['subscribers', 'ministries', 'church', 'settings'] as const;
const read = () => readPrivate(findSubscriberNumbersAction, {});

function Subscribers() {
  const { data: numbers } = usePrivateRead('subscriber numbers', topics, read);
  const [filter, setFilter] = useState<Filter>(everything);
  const total = numbers?.states.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Tools numbers={numbers} />
      {numbers && total !== 0 && !numbers.is_mail_set_up && <MailNote />}
      {numbers && total === 0 ? (
        <FirstSteps isMailSetUp={numbers.is_mail_set_up} />
      ) : (
        <div className="subscribers grid items-start gap-x-12 gap-y-6">
          <ListFilters filter={filter} states={numbers?.states} onChange={setFilter} />
          {numbers && (
            <TopicNumbers
              topics={numbers.topics}
              chosen={filter.topic}
              onChoose={(topic) => setFilter({ ...filter, topic })}
            />
          )}
          <SubscriberList filter={filter} topics={numbers?.topics ?? []} />
        </div>
      )}
    </>
  );
}

function Tools({ numbers }: { numbers: SubscriberNumbers | undefined }) {
  const words = messages.subscriberList;
  const choices = numbers?.topics ?? [];
  const add = () =>
    openStaffDialog('add-subscriber', (dialog) => <AddPersonDialog topics={choices} {...dialog} />);
  const bring = () =>
    openStaffDialog('import-subscribers', (dialog) => <ImportDialog topics={choices} {...dialog} />);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
      <Button onClick={add} disabled={!numbers}>
        <Labelled icon={<UserRoundPlus aria-hidden size={19} strokeWidth={1.75} />}>{words.add}</Labelled>
      </Button>
      <Button variant="secondary" onClick={bring} disabled={!numbers}>
        <Labelled icon={<FileUp aria-hidden size={19} strokeWidth={1.75} />}>{words.import}</Labelled>
      </Button>
      <PageLink
        isForStaff
        href={unlinkedPaths.churchLetters}
        className="text-link inline-flex min-h-11 items-center px-2 font-semibold"
      >
        {words.letters}
      </PageLink>
    </div>
  );
}
