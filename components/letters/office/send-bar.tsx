'use client';

import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { usePress } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { messages } from '#lib/language/messages.ts';
import { findLetterAudienceAction, sendLetterAction } from '#lib/letters/actions.ts';
import type { LetterAudience } from '#lib/letters/queries.ts';
import type { LetterRow } from '#lib/letters/schema.ts';
import { MoreActions } from './more-actions.tsx';
import { useLetterDesk } from './read-letters.ts';

interface SendBarProps {
  letter: LetterRow;
  isDirty: boolean;
  isSaving: boolean;
  onChanged: () => Promise<unknown>;
}

const topics = ['letters', 'subscribers'] as const;

/** Saves what was typed; once all is saved, says who gets the letter and sends it. */
export function SendBar({ letter, isDirty, isSaving, onChanged }: SendBarProps) {
  const { id, updated_at } = letter;
  const { data: audience } = usePrivateRead(`letter audience ${id} ${updated_at}`, topics, () =>
    readPrivate(findLetterAudienceAction, { id }),
  );
  const wait = useLetterDesk()?.wait;
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <p role="status" className="letter-bar-words text-sm text-ink-2">
        {isDirty ? messages.letterEditing.preview.unsaved : audience && audienceWords(audience)}
      </p>
      <MoreActions letter={letter} isDirty={isDirty} onChanged={onChanged} />
      {isDirty ? (
        <Button type="submit" pending={isSaving}>
          {messages.letterEditing.save}
        </Button>
      ) : (
        letter.state !== 'ready' && (
          <SendButton letter={letter} audience={audience} isHeld={wait !== null} onSent={onChanged} />
        )
      )}
    </div>
  );
}

function audienceWords({ topics: chosen, count, minutes, phones }: LetterAudience): string {
  const words = messages.letterEditing.send;
  if (chosen.length === 0) return words.noTopic;
  const names = chosen.map(({ label }) => label).join(', ');
  if (count === 0 && phones > 0) return names;
  return [names, count === 0 ? words.nobody : words.minutes(minutes)].join(' · ');
}

interface SendButtonProps {
  letter: LetterRow;
  /** Undefined until it is read. */
  audience: LetterAudience | undefined;
  /** Whether no mail can leave. */
  isHeld: boolean;
  onSent: () => Promise<unknown>;
}

function SendButton({ letter, audience, isHeld, onSent }: SendButtonProps) {
  const words = messages.letterEditing.send;
  const { count: readers, phones } = audience ?? { count: 0, phones: 0 };
  const { isPending, press } = usePress(
    sendLetterAction,
    async ({ count }) => {
      toast('success', words.sent({ readers: count, phones }));
      await onSent();
    },
    words.failed,
  );
  return (
    <Button
      pending={isPending}
      disabled={phones === 0 && (isHeld || readers === 0)}
      onClick={() => press({ id: letter.id, if_match: letter.updated_at ?? '' })}
    >
      {words.button({ readers, phones })}
    </Button>
  );
}
