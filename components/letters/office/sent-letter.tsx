'use client';

import { useState } from 'react';
import { carryOut } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { ProgressBar } from '#components/ui/progress/progress-bar.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { skipLetterAction } from '#lib/letters/actions.ts';
import type { LetterRow } from '#lib/letters/schema.ts';
import { CorrectionSlips } from './correction-slips.tsx';
import { LetterLook } from './letter-look.tsx';
import { countWords, momentWords, standingOf } from './letter-words.ts';

interface SentLetterProps {
  letter: LetterRow;
  onChanged: () => Promise<unknown>;
}

/** A letter that leaves or has left: how it goes, and the letter as it was sent. */
export function SentLetter({ letter, onChanged }: SentLetterProps) {
  const { id, state, counts, is_public } = letter;
  const words = messages.letterEditing.progress;
  const isLeaving = state === 'sending';
  const counted = countWords(letter);
  return (
    <div className="letter-desk">
      <div className="grid gap-6">
        <TitledCard id="progress" title={words.title}>
          <div className="mt-4 grid gap-4">
            <p>{standingWords(letter)}</p>
            {isLeaving && counts && (
              <ProgressBar label={words.label} value={counts.readers - counts.waiting} max={counts.readers} />
            )}
            {counted.length > 0 && <p className="tabular text-ink-2">{counted.join(' · ')}</p>}
            <div className="flex flex-wrap gap-3 empty:hidden">
              {is_public && (state !== 'skipped' || (counts?.readers ?? 0) > 0) && (
                <Button href={unlinkedPaths.letter(id)} variant="secondary">
                  {words.onSite}
                </Button>
              )}
              {isLeaving && <StopButton letter={letter} onStopped={onChanged} />}
            </div>
          </div>
        </TitledCard>
        <CorrectionSlips of={id} />
      </div>
      <div className="letter-look">
        <LetterLook letter={letter} />
      </div>
    </div>
  );
}

function standingWords(letter: LetterRow): string {
  const words = messages.letterEditing.progress;
  const { readers = 0, sent = 0, waiting = 0 } = letter.counts ?? {};
  const began = momentWords(letter.sent_at ?? '');
  const standing = standingOf(letter);
  if (standing === 'sending') return words.sending(readers - waiting, readers);
  return standing === 'stopped' ? words.stopped(sent, began) : words.sent(readers, began);
}

function StopButton({ letter, onStopped }: { letter: LetterRow; onStopped: () => Promise<unknown> }) {
  const { stop, skip } = messages.letterEditing;
  const [isAsking, setAsking] = useState(false);
  const carryOutStop = async () => {
    const input = { id: letter.id, if_match: letter.updated_at ?? '' };
    const stopped = await carryOut(skipLetterAction, input, { done: stop.done, failed: skip.failed });
    setAsking(false);
    if (stopped) await onStopped();
  };
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {stop.open}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={stop.title}
        question={stop.question}
        confirm={stop.open}
        onConfirm={carryOutStop}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
