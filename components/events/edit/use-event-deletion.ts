'use client';

import { useState } from 'react';
import { toastDeletion } from '#components/activity/toast-deletion.ts';
import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { paths } from '#lib/core/site/paths.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import { messages } from '#lib/language/messages.ts';
import { changesOf } from './changes-of.ts';
import type { ControlledOccurrence } from './event-controls-island.tsx';

/** What to do: delete one date or the single event, delete its series, or cancel it. */
type Choice = 'date' | 'series' | 'cancel';

export interface EventDeletion {
  pending: Choice | null;
  /** The error of the last attempt, for the dialog. */
  failed: string | null;
  carryOut: (choice: Choice) => Promise<void>;
}

/** Deletes or cancels the occurrence, reports the result with undo, and calls `onDone`. */
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
  /** The error's message from the catalogue. */
  problem?: string;
  /** The deleted date of the series. */
  excludedDate?: string | undefined;
}

async function run(choice: Choice, id: string, kind: string): Promise<Outcome> {
  const { update, remove } = changesOf(kind);
  if (choice === 'cancel') {
    const result = await runUnlocked(update, { id, scope: 'this', status: 'cancelled' });
    return result.ok ? {} : { problem: messages.events.saveFailed(result.error.message) };
  }
  const result = await runUnlocked(remove, { id, series: choice === 'series' });
  if (result.ok) return { excludedDate: result.data.excluded_date };
  const failed =
    choice === 'series'
      ? messages.events.seriesDeleteFailed
      : messages.events.deleteFailed(messageOf(result.error));
  return { problem: failed };
}

/** The dialog's error text: the cause is in the toast, and for a missing event also here. */
function failureIn(choice: Choice, problem: string): string {
  if (choice === 'cancel') return problem;
  return choice === 'date' ? messages.events.deleteFailedAtAll : messages.events.seriesDeleteFailed;
}

/** Returns what undo needs: the row, and the date for a series that stays. */
function deletionOf(id: string, date: string | undefined) {
  const row_id = parseOccurrenceId(id)?.baseId ?? id;
  return { table_name: 'events' as const, row_id, ...(date && { date }) };
}
