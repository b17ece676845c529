'use client';

import '#components/ui/edit-control.css';
import { Unlink } from 'lucide-react';
import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { detachEventAction } from '#lib/events/actions.ts';
import { eventMessages } from '#lib/events/messages.ts';

interface DetachEventProps {
  id: string;
  sourceName: string;
}

/** Where an event comes from that is changed there, and the way to make it the church's own. */
export function DetachEvent({ id, sourceName }: DetachEventProps) {
  const refresh = useRefresh();
  const detach = async () => {
    const result = await runUnlocked(detachEventAction, { id });
    if (!result.ok) return toast('error', eventMessages.updateFailed(messageOf(result.error)));
    toast('success', eventMessages.detached);
    void refresh();
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 print:hidden">
      <span className="text-sm">{eventMessages.from(sourceName)}</span>
      <button type="button" onClick={detach} className="edit-control">
        <Unlink aria-hidden size={17} />
        <span>{eventMessages.makeOurs}</span>
      </button>
    </div>
  );
}
