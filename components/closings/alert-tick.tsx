'use client';

import { closingHeadline } from '#lib/closings/closing-words.ts';
import type { ClosingSelection } from '#lib/closings/schema.ts';
import { messages } from '#lib/language/messages.ts';
import type { ClosingAlert } from './use-alert.ts';
import type { ClosingPreview } from './use-closing-preview.ts';

interface AlertTickProps {
  alert: ClosingAlert;
  /** The choice; null while incomplete. */
  selection: ClosingSelection | null;
  preview: ClosingPreview;
}

/** Asks whether readers and phones get an alert about the closing, with its subject. */
export function AlertTick({ alert, selection, preview }: AlertTickProps) {
  if (!alert.reach) return null;
  const { tick, subject } = messages.letterAlerts;
  return (
    <label className="flex min-h-12 cursor-pointer items-start gap-3.5">
      <input
        type="checkbox"
        checked={alert.isWanted}
        onChange={(event) => alert.setWanted(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="block leading-snug font-semibold">{tick(alert.reach)}</span>
        {selection && (
          <span className="block text-sm text-ink-2">{subject(subjectOf(selection, preview))}</span>
        )}
      </span>
    </label>
  );
}

/** As the server makes it of the closing. */
function subjectOf({ mode, from, to, after_time, except }: ClosingSelection, { dates = [] }: ClosingPreview) {
  const isLeft = ({ id }: { id: string }) => except.includes(id);
  return closingHeadline({
    ...{ mode, from, after_time },
    to: to ?? from,
    occurrences: dates.filter((date) => !isLeft(date)),
    left_on: dates.filter(isLeft),
  });
}
