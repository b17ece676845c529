'use client';

import { usePrivateList } from '#components/account/use-private-list.ts';
import { Button } from '#components/ui/button.tsx';
import { closingDays, closingName } from '#lib/closings/closing-words.ts';
import { nearClosings } from '#lib/closings/coming-closings.ts';
import type { Closing } from '#lib/closings/schema.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { messages } from '#lib/language/messages.ts';
import { useReopening } from './use-reopening.ts';

interface HoldingClosingsProps {
  /** The closing that the form edits. */
  changed: Closing | null;
  onChange: (closing: Closing) => void;
}

/** Current and upcoming closings, each with buttons to end or edit it. */
export function HoldingClosings({ changed, onChange }: HoldingClosingsProps) {
  const { rows, problem, reload } = usePrivateList<Closing>('/api/closings', 'events');
  const today = churchToday();
  const coming = (rows ?? []).filter(({ reopened_at, to }) => reopened_at === null && to >= today);
  const holding = nearClosings(coming, today);
  if (holding.length === 0)
    return problem ? (
      <p role="alert" className="mb-6 font-semibold text-paintbrush">
        {messages.closings.loadFailed(problem)}
      </p>
    ) : null;
  return (
    <ul aria-label={messages.closingForm.closedAlready} className="mb-6 grid gap-3">
      {holding.map((closing) => (
        <li key={closing.id} className="rounded-card border-2 border-sunflower bg-white p-4">
          <HoldingClosing
            closing={closing}
            isChanged={closing.id === changed?.id}
            onChange={() => onChange(closing)}
            onReopened={reload}
          />
        </li>
      ))}
    </ul>
  );
}

interface HoldingClosingProps {
  closing: Closing;
  isChanged: boolean;
  onChange: () => void;
  onReopened: () => Promise<unknown>;
}

function HoldingClosing({ closing, isChanged, onChange, onReopened }: HoldingClosingProps) {
  const reopen = useReopening(onReopened);
  const name = nameOf(closing);
  const words = messages.closingForm;
  return (
    <>
      <p className="font-semibold">{name}</p>
      <p className="mt-0.5 text-sm text-ink-2 wrap-anywhere">
        {`${words.quoted(closing.message)} · ${messages.closings.dates(closing.occurrences.length)}`}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button size="small" onClick={() => reopen(closing.id)} aria-label={words.reopenNamed(name)}>
          {words.reopen}
        </Button>
        {isChanged ? (
          <p className="text-sm text-ink-2">{words.changing}</p>
        ) : (
          <Button size="small" variant="secondary" onClick={onChange} aria-label={words.changeNamed(name)}>
            {words.change}
          </Button>
        )}
      </div>
    </>
  );
}

/** 'Closed today', 'Online only: Sunday, November 29'. */
function nameOf(closing: Closing): string {
  const isToday = closing.from === closing.to && closing.from === churchToday();
  const { holds, holdsToday } = messages.closingForm;
  const name = closingName(closing);
  return isToday ? holdsToday(name) : holds(name, closingDays(closing));
}
