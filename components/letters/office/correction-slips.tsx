'use client';

import { useRouter } from 'next/navigation';
import { usePress } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { Note } from '#components/ui/text/note.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { createLetterAction } from '#lib/letters/actions.ts';
import type { OfferedCorrection } from '#lib/letters/corrections/schema.ts';
import { useCorrections } from './read-letters.ts';

/** The corrections that are offered: of all letters, or of one. */
export function CorrectionSlips({ of }: { of?: string }) {
  const offered = useCorrections()?.filter(({ letter_id }) => of === undefined || letter_id === of) ?? [];
  return offered.map((correction) => <CorrectionSlip key={correction.letter_id} {...correction} />);
}

/** What a letter told that is not so any more, and the way to tell its readers. */
function CorrectionSlip({ letter_id, draft_id, subject, items }: OfferedCorrection) {
  const words = messages.letterEditing.corrections;
  const router = useRouter();
  const open = (id: string) => router.push(unlinkedPaths.churchLetter(id));
  const { isPending, press } = usePress(createLetterAction, ({ id }) => open(id), words.failed);
  return (
    <Note role="status" className="grid gap-3 wrap-anywhere">
      <span className="font-semibold">{words.title}</span>
      <span>{words.lead(subject)}</span>
      {items.map(({ title, when, note }) => (
        <span key={`${title} ${when}`}>{[title, when, note].filter(Boolean).join(' · ')}</span>
      ))}
      <span>
        <Button
          size="small"
          pending={isPending}
          onClick={() => (draft_id ? open(draft_id) : press({ kind: 'letter', corrects: letter_id }))}
        >
          {words.write}
        </Button>
      </span>
    </Note>
  );
}
