'use client';

import { useState } from 'react';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { Pencil, Plus, Trash2, Undo2 } from '#components/ui/icons/generated/icons.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { restoreChangeAction } from '#lib/activity/actions.ts';
import type { ActivityEntry } from '#lib/activity/entry.ts';
import { headlineOf } from '#lib/activity/headlines.ts';
import { momentClock } from '#lib/core/dates/moment-words.ts';
import { messages } from '#lib/language/messages.ts';
import { ChangedRows } from './changed-rows.tsx';
import { timeAgo } from './time-ago.ts';

const icons = { created: Plus, updated: Pencil, deleted: Trash2 } as const;

/** One entry: what changed, when, from where, and its undo button. */
export function ActivityItem({
  entry,
  now,
  onRestored,
}: {
  entry: ActivityEntry;
  now: Date;
  onRestored: () => Promise<unknown>;
}) {
  const at = new Date(entry.at);
  const Icon = entry.restores ? Undo2 : icons[actionOf(entry)];
  const ago = timeAgo(at, now);
  return (
    <article className="grid grid-cols-[auto_1fr] gap-x-3.5">
      <span
        aria-hidden
        className="mt-0.5 grid size-8 place-items-center rounded-full bg-limestone text-ink-2"
      >
        <Icon size={16} className={entry.restores ? 'mirrored' : undefined} />
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 grow basis-60">
            <p className="font-semibold wrap-anywhere">{headlineOf(entry)}</p>
            <p className="text-sm text-ink-3">
              <time dateTime={entry.at}>{momentClock(at)}</time>
              <span>{`${ago ? `, ${ago}` : ''} · ${originOf(entry)}`}</span>
            </p>
          </div>
          <RestoreEntry entry={entry} onRestored={onRestored} />
        </div>
        <ChangedRows entry={entry} />
      </div>
    </article>
  );
}

function actionOf({ changes }: ActivityEntry): keyof typeof icons {
  const actions = new Set(changes.map(({ action }) => action));
  return (actions.size === 1 && changes[0]?.action) || 'updated';
}

/** Who it was. Only the browser tells people apart who share a password. */
function originOf({ session, by, is_this_session }: ActivityEntry): string {
  const { here, browser, outside } = messages.activity.origins;
  if (!session) return by?.name ?? outside;
  const place = is_this_session ? here : browser(session);
  if (!by) return place;
  return by.id === null || is_this_session ? `${by.name}, ${place}` : by.name;
}

interface RestoreEntryProps {
  entry: ActivityEntry;
  onRestored: () => Promise<unknown>;
}

/** Undoes one entry. If the row changed since, it warns first and undoes on confirmation. */
function RestoreEntry({ entry, onRestored }: RestoreEntryProps) {
  const { isAsking, newer, ask, stopAsking, restore } = useRestore(entry, onRestored);
  if (entry.state === 'final') return null;
  if (entry.state === 'undone') return <p className={note}>{messages.activity.asBefore}</p>;
  if (!entry.may_undo) return null;
  if (entry.state === 'blocked') return <p className={note}>{messages.activity.deletedSince}</p>;
  const label = messages.activity.undo;
  const question = isTakenBack(entry) ? messages.activity.undoQuestion : messages.activity.restoreQuestion;
  return (
    <>
      <Button size="small" variant="secondary" onClick={ask} aria-label={`${label}: ${headlineOf(entry)}`}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`${label}: ${headlineOf(entry)}`}
        question={newer ? messages.activity.changedSince : question}
        confirm={newer ? messages.activity.undoAnyway : label}
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
    if (!result.ok) return toast('error', messages.activity.restoreFailed(result.error.message));
    toast('success', messages.activity.restored);
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
