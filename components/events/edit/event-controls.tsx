'use client';

import { useIsOffered } from '#components/account/own-session.ts';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { EditControl } from '#components/editing/edit-control.tsx';
import { carryOut } from '#components/form/use-press.ts';
import { EventSignUps } from '#components/forms/on-event/event-sign-ups.tsx';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Pencil, RotateCcw, Trash2, Unlink } from '#components/ui/icons/generated/icons.ts';
import { detachEventAction } from '#lib/events/actions.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import { messages } from '#lib/language/messages.ts';
import { type ControlledOccurrence, changesOf } from './changes-of.ts';
import { DeleteEventDialog } from './delete-event-dialog.tsx';
import { EditEventDialog } from './edit-event-dialog.tsx';

interface EventControlsProps {
  occurrence: ControlledOccurrence;
  /** Called before a dialog opens, since the controls may be in one themselves. */
  onOpen?: () => void;
}

/** The actions of an event and, on its page, its sign-ups. */
export function EventControls(props: EventControlsProps) {
  const { id, title, original_date, is_on_its_page, ministry_id = null } = props.occurrence;
  const event = { id: parseOccurrenceId(id)?.baseId ?? id, title, ministry_id };
  return (
    <>
      <Editing {...props} />
      {is_on_its_page && <EventSignUps event={event} date={original_date} />}
    </>
  );
}

/** A synced event is edited at its source. */
function Editing(props: EventControlsProps) {
  const { id, kind, source_name, ministry_id = null } = props.occurrence;
  const isGeneral = kind === 'service' || source_name !== undefined;
  if (!useIsOffered(isGeneral ? 'events' : 'own events', ministry_id)) return null;
  if (source_name !== undefined) return <DetachEvent id={id} sourceName={source_name} />;
  return <OwnEventControls {...props} />;
}

function OwnEventControls({ occurrence, onOpen }: EventControlsProps) {
  const { id, title, is_cancelled } = occurrence;
  const words = messages.eventForms;
  const restore = useRestoreDate(occurrence);
  const edit = () => {
    onOpen?.();
    openStaffDialog('edit-event', (dialog) => (
      <EditEventDialog key={id} occurrence={occurrence} {...dialog} />
    ));
  };
  const remove = () => {
    onOpen?.();
    openStaffDialog('delete-event', (dialog) => (
      <DeleteEventDialog key={id} occurrence={occurrence} {...dialog} />
    ));
  };
  return (
    <div className="flex flex-wrap gap-1 print:hidden">
      <EditControl label={words.editNamed(title)} icon={Pencil} onClick={edit}>
        {messages.ui.edit}
      </EditControl>
      {is_cancelled && (
        <EditControl label={words.restoreNamed(title)} icon={RotateCcw} onClick={restore}>
          {words.restore}
        </EditControl>
      )}
      <EditControl label={words.deleteNamed(title)} icon={Trash2} onClick={remove}>
        {messages.ui.delete}
      </EditControl>
    </div>
  );
}

function useRestoreDate({ id, kind }: ControlledOccurrence): () => Promise<void> {
  const refresh = useRefresh();
  return async () => {
    const { update, said } = changesOf(kind);
    const words = { done: said.updated, failed: messages.events.saveFailed };
    if (await carryOut(update, { id, scope: 'this', status: 'scheduled' }, words)) void refresh();
  };
}

interface DetachEventProps {
  id: string;
  sourceName: string;
}

function DetachEvent({ id, sourceName }: DetachEventProps) {
  const refresh = useRefresh();
  const detach = async () => {
    const words = { done: messages.events.detached, failureText: messages.events.updateFailed };
    if (await carryOut(detachEventAction, { id }, words)) void refresh();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 print:hidden">
      <span className="text-sm">{messages.events.from(sourceName)}</span>
      <EditControl icon={Unlink} onClick={detach}>
        {messages.events.makeOurs}
      </EditControl>
    </div>
  );
}
