'use client';

import { useIsOffered } from '#components/account/own-session.ts';
import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { EditControl } from '#components/editing/edit-control.tsx';
import { ClipboardList } from '#components/ui/icons/generated/icons.ts';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { findEventFormAction } from '#lib/forms/actions.ts';
import { messages } from '#lib/language/messages.ts';
import { EventStanding } from './event-standing.tsx';
import { OpenSignUpsDialog, type SignedUpEvent } from './open-sign-ups-dialog.tsx';

interface EventSignUpsProps {
  event: SignedUpEvent;
  /** The date that is shown, as the rule gives it. */
  date: string;
  /** Called before another dialog or page opens, since this may be in a dialog itself. */
  onLeave?: () => void;
}

/** The sign-ups of an event for staff: how they stand, or the way to open them. */
export function EventSignUps(props: EventSignUpsProps) {
  return useIsOffered('own sign-ups', props.event.ministry_id) ? <SignUps {...props} /> : null;
}

const topics = ['forms', 'sign-ups'] as const;

function SignUps({ event, date, onLeave }: EventSignUpsProps) {
  const read = () => readPrivate(findEventFormAction, { event_id: event.id });
  const { data, problem, reload } = usePrivateRead(`/events/${event.id} sign-ups`, topics, read);
  const { control, controlNamed, loadFailed } = messages.eventSignUps;
  if (data === undefined) return problem && <RetryNotice onRetry={reload}>{loadFailed(problem)}</RetryNotice>;
  if (data) return <EventStanding {...data} date={date} onChanged={reload} onLeave={onLeave} />;
  const open = () => {
    onLeave?.();
    openStaffDialog('open-sign-ups', (dialog) => (
      <OpenSignUpsDialog key={event.id} event={event} onOpened={reload} {...dialog} />
    ));
  };
  return (
    <EditControl label={controlNamed(event.title)} icon={ClipboardList} onClick={open}>
      {control}
    </EditControl>
  );
}
