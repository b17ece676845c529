'use client';

import { useState } from 'react';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { restoreChangeAction } from '#lib/activity/actions.ts';
import type { ActivityEntry } from '#lib/activity/entry.ts';
import { headlineOf } from '#lib/activity/headlines.ts';
import { activityMessages } from '#lib/activity/messages.ts';

interface RestoreEntryProps {
  entry: ActivityEntry;
  onRestored: () => Promise<unknown>;
}

/** The way back from one entry. What was changed again since is told first, then done when wanted all the same. */
export function RestoreEntry({ entry, onRestored }: RestoreEntryProps) {
  const { isAsking, newer, ask, stopAsking, restore } = useRestore(entry, onRestored);
  if (entry.state === 'final') return null;
  if (entry.state === 'undone') return <p className={note}>As before again</p>;
  if (entry.state === 'blocked') return <p className={note}>Deleted since</p>;
  const label = activityMessages.undo;
  const question = isTakenBack(entry) ? activityMessages.undoQuestion : activityMessages.restoreQuestion;
  return (
    <>
      <Button size="small" variant="secondary" onClick={ask} aria-label={`${label}: ${headlineOf(entry)}`}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`${label}: ${headlineOf(entry)}`}
        question={newer ? activityMessages.changedSince : question}
        confirm={newer ? activityMessages.undoAnyway : label}
        isHarmless={!newer}
        onConfirm={restore}
        onClose={stopAsking}
      />
    </>
  );
}

/** Asks first, and a second time when the row was changed since. */
function useRestore(entry: ActivityEntry, onRestored: RestoreEntryProps['onRestored']) {
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  /** The version that a newer state has, once the server told of it. */
  const [newer, setNewer] = useState<string | null>(null);
  const ask = () => {
    setNewer(null);
    setIsAsking(true);
  };
  const restore = async () => {
    const result = await runUnlocked(restoreChangeAction, {
      id: entry.id,
      ...(newer && { if_match: newer }),
    });
    const version = result.ok ? null : versionOf(result.error.current);
    if (version) return setNewer(version);
    setIsAsking(false);
    await onRestored();
    if (!result.ok) return toast('error', activityMessages.restoreFailed(result.error.message));
    toast('success', activityMessages.restored);
    void refresh();
  };
  return { isAsking, newer, ask, stopAsking: () => setIsAsking(false), restore };
}

const note = 'text-sm text-ink-3';

/** What was added, and what was restored, is taken back; all else is brought back. */
function isTakenBack({ changes, restores }: ActivityEntry): boolean {
  return restores !== null || changes.every(({ action }) => action === 'created');
}

function versionOf(current: unknown): string | null {
  const version = (current as { version?: unknown } | undefined)?.version;
  return typeof version === 'string' ? version : null;
}
