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

/** Undoes one entry. If the row changed since, it warns first and undoes on confirmation. */
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

/** Asks first, and again when the row changed since. */
function useRestore(entry: ActivityEntry, onRestored: RestoreEntryProps['onRestored']) {
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  /** The version of the newer state, once the server reported one. */
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

/** Added and restored rows are taken back; all others are restored. */
function isTakenBack({ changes, restores }: ActivityEntry): boolean {
  return restores !== null || changes.every(({ action }) => action === 'created');
}

function versionOf(current: unknown): string | null {
  const version = (current as { version?: unknown } | undefined)?.version;
  return typeof version === 'string' ? version : null;
}
