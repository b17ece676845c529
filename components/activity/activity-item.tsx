'use client';

import { Pencil, Plus, Trash2, Undo2 } from 'lucide-react';
import type { ActivityEntry } from '#lib/activity/entry.ts';
import { headlineOf } from '#lib/activity/headlines.ts';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import { ChangedRows } from './changed-rows.tsx';
import { RestoreEntry } from './restore-entry.tsx';
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
        <Icon size={16} />
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 grow basis-60">
            <p className="font-semibold [overflow-wrap:anywhere]">{headlineOf(entry)}</p>
            <p className="text-sm text-ink-3">
              <time dateTime={entry.at}>{clockOf(at)}</time>
              <span>{`${ago && `, ${ago}`} · ${originOf(entry)}`}</span>
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

/** The origin of a change. With one shared password, only the browser session tells people apart. */
function originOf({ session, is_this_session }: ActivityEntry): string {
  if (is_this_session) return 'this browser';
  return session ? `browser ${session}` : 'outside the site';
}

/** '10:30 AM' in the church's zone. */
function clockOf(moment: Date): string {
  return moment.toLocaleTimeString('en-US', { timeZone: churchTimeZone(), timeStyle: 'short' });
}
