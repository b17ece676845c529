'use client';

import { useState } from 'react';
import { toastDeletion } from '#components/activity/toast-deletion.ts';
import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import { messages } from '#lib/language/messages.ts';
import { type ControlledOccurrence, changesOf } from './changes-of.ts';

/** What to do: delete one date or the single event, delete its series, or cancel it. */
type Choice = 'date' | 'series' | 'cancel';

export interface EventDeletion {
  pending: Choice | null;
  /** The error of the last attempt, for the dialog. */
  failed: string | null;
  /** What was refused since people are signed up, and the way to do it all the same. */
  refused: Refused | null;
  /** With `tell`, people who are signed up get a mail. */
  carryOut: (choice: Choice, people?: 'tell') => Promise<void>;
}

interface Refused {
  choice: Choice;
  /** 'Cancel it and tell 14 people'. */
  way: string;
}

/** Deletes or cancels the occurrence, reports the result with undo, and calls `onDone`. */
export function useEventDeletion({ id, kind }: ControlledOccurrence, onDone: () => void): EventDeletion {
  const refresh = useRefresh();
  const [pending, setPending] = useState<Choice | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const carryOut = async (choice: Choice, people?: 'tell') => {
    setPending(choice);
    setFailed(null);
    const { problem, way, excludedDate } = await run(choice, { id, kind, people });
    setPending(null);
    setRefused(way ? { choice, way } : null);
    if (problem && way) return setFailed(problem);
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
  return { pending, failed, refused, carryOut };
}

interface Outcome {
  /** The error's message from the catalogue. */
  problem?: string;
  /** With a problem: the way to delete it although people are signed up. */
  way?: string | undefined;
  /** The deleted date of the series. */
  excludedDate?: string | undefined;
}

interface Wanted {
  id: string;
  kind: string;
  people: 'tell' | undefined;
}

async function run(choice: Choice, { id, kind, people }: Wanted): Promise<Outcome> {
  const { update, remove } = changesOf(kind);
  if (choice === 'cancel') {
    const result = await runUnlocked(update, { id, scope: 'this', status: 'cancelled' });
    return result.ok ? {} : { problem: messages.events.saveFailed(result.error.message) };
  }
  const result = await runUnlocked(remove, { id, series: choice === 'series', people });
  if (result.ok) return { excludedDate: result.data.excluded_date };
  const way = result.error.fields?.people?.[0];
  if (way) return { problem: result.error.message, way };
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
