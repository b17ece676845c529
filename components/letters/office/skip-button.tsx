'use client';

import { usePress } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { messages } from '#lib/language/messages.ts';
import { skipLetterAction } from '#lib/letters/actions.ts';
import type { LetterRow } from '#lib/letters/schema.ts';

/** Leaves a letter out that was not sent. */
export function SkipButton({ letter }: { letter: LetterRow }) {
  const { open, done, failed } = messages.letterEditing.skip;
  const { isPending, press } = usePress(skipLetterAction, () => toast('success', done), failed);
  return (
    <Button
      variant="quiet"
      pending={isPending}
      onClick={() => press({ id: letter.id, if_match: letter.updated_at ?? '' })}
    >
      {open}
    </Button>
  );
}
