'use client';

import { useState } from 'react';
import { toastDeletion } from '#components/activity/toast-deletion.ts';
import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { paths } from '#lib/core/site/paths.ts';
import { eventMessages } from '#lib/events/messages.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import { changesOf } from './changes-of.ts';
import type { ControlledOccurrence } from './event-controls-island.tsx';

/** What may be done instead of leaving it: take out one date (or the one event), its series, or cancel it. */
type Choice = 'date' | 'series' | 'cancel';

export interface EventDeletion {
  /** What is being done. */
  pending: Choice | null;
  /** That what was tried last failed, in words for the dialog that asked. */
  failed: string | null;
  carryOut: (choice: Choice) => Promise<void>;
}

/** Deletes or cancels the occurrence, says how it went, offers the way back, and calls `onDone`. */
export function useEventDeletion({ id, kind }: ControlledOccurrence, onDone: () => void): EventDeletion {
  const refresh = useRefresh();
  const [pending, setPending] = useState<Choice | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const carryOut = async (choice: Choice) => {
    setPending(choice);
    setFailed(null);
    const { problem, excludedDate } = await run(choice, id, kind);
    setPending(null);
    if (problem) {
      setFailed(failureIn(choice, problem));
      return toast('error', problem);
    }
    const { said } = changesOf(kind);
    if (choice === 'cancel') toast('success', said.updated);
    else
      toastDeletion(
        choice === 'series' ? said.seriesDeleted : said.deleted,
        deletionOf(id, excludedDate),
        () => void refresh(),
      );
    onDone();
    void refresh({ whenGone: paths.events });
  };
  return { pending, failed, carryOut };
}

interface Outcome {
  /** What went wrong, in the words of the error catalogue. */
  problem?: string;
  /** The date of the series that was taken out. */
  excludedDate?: string | undefined;
}

async function run(choice: Choice, id: string, kind: string): Promise<Outcome> {
  const { update, remove } = changesOf(kind);
  if (choice === 'cancel') {
    const result = await runUnlocked(update, { id, scope: 'this', status: 'cancelled' });
    return result.ok ? {} : { problem: eventMessages.saveFailed(result.error.message) };
  }
  const result = await runUnlocked(remove, { id, series: choice === 'series' });
  if (result.ok) return { excludedDate: result.data.excluded_date };
  const failed =
    choice === 'series'
      ? eventMessages.seriesDeleteFailed
      : eventMessages.deleteFailed(messageOf(result.error));
  return { problem: failed };
}

/** Words for the dialog: why it failed stands in the message that passes, and where nothing was to go, here too. */
function failureIn(choice: Choice, problem: string): string {
  if (choice === 'cancel') return problem;
  return choice === 'date' ? eventMessages.deleteFailedAtAll : eventMessages.seriesDeleteFailed;
}

/** What was deleted, as the way back wants it: the row, and of a series that stays the date. */
function deletionOf(id: string, date: string | undefined) {
  const row_id = parseOccurrenceId(id)?.baseId ?? id;
  return { table_name: 'events' as const, row_id, ...(date && { date }) };
}
