'use client';

import { usePress } from '#components/form/use-press.ts';
import { Badge, type BadgeTone } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { isLanguage, languageNames } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';
import type { SubscriberState } from '#lib/subscribers/schema.ts';
import { updateSubscriberAction } from '#lib/subscribers/staff/actions.ts';
import type { SubscriberRow } from '#lib/subscribers/staff/schema.ts';
import { SubscriberMenu, type SubscriberMenuProps } from './subscriber-menu.tsx';

const tones: Record<SubscriberState, BadgeTone> = {
  pending: 'sunflower',
  confirmed: 'cedar',
  stopped: 'paintbrush',
  left: 'quiet',
};

/** A person: the state, what they get, since when, and why mail comes back. */
export function SubscriberItem(props: SubscriberMenuProps) {
  const { row, topics } = props;
  const { name, email, state, stopped_because } = row;
  const gets = row.topics.flatMap((topic) => topics.find((each) => each.topic === topic)?.label ?? []);
  return (
    <li className="flex items-start gap-4 border-b border-rule py-4">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{name ?? email}</span>
          <Badge tone={tones[state]}>{messages.subscriberList.states[state].one}</Badge>
        </p>
        {name && <p className="text-sm text-ink-2">{email}</p>}
        {gets.length > 0 && <p className="mt-1.5">{gets.join(', ')}</p>}
        <p className="text-sm text-ink-3">{factsOf(row).join(' · ')}</p>
        {state === 'stopped' && <Stopped row={row} why={stopped_because} onChanged={props.onChanged} />}
      </div>
      <SubscriberMenu {...props} />
    </li>
  );
}

interface StoppedProps {
  row: SubscriberRow;
  why: string | null;
  onChanged: () => Promise<unknown>;
}

function Stopped({ row: { id, email, updated_at: if_match }, why, onChanged }: StoppedProps) {
  const { tryAgain, tryAgainFor, triedAgain, askedAgain, saveFailed } = messages.subscriberList;
  const again = usePress(
    updateSubscriberAction,
    async ({ state }) => {
      toast('success', state === 'confirmed' ? triedAgain : askedAgain);
      await onChanged();
    },
    saveFailed,
  );
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      {why && <p className="measure text-sm text-paintbrush">{why}</p>}
      <Button
        size="small"
        variant="secondary"
        pending={again.isPending}
        aria-label={tryAgainFor(email)}
        onClick={() => void again.press({ id, if_match, state: 'confirmed' })}
      >
        {tryAgain}
      </Button>
    </div>
  );
}

/** Where the person comes from, since when, and in which language letters are. */
function factsOf({ source, confirmed_at, created_at, language }: SubscriberRow): string[] {
  const { sources, since, askedOn } = messages.subscriberList;
  const named: Readonly<Record<string, string>> = sources;
  const day = (moment: string) => formatDate(churchToday(new Date(moment)), 'MMMM d, yyyy') ?? '';
  const began = confirmed_at ? since(day(confirmed_at)) : askedOn(day(created_at));
  const spoken = isLanguage(language) ? [languageNames[language]] : [];
  return [began, ...(named[source] ? [named[source]] : []), ...spoken];
}
