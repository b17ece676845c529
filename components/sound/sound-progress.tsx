'use client';

import { Button } from '#components/ui/button.tsx';
import { ProgressBar } from '#components/ui/progress/progress-bar.tsx';
import { messages } from '#lib/language/messages.ts';
import { clockTime } from '#lib/sermons/transcripts/timestamp.ts';
import type { SoundStep, SoundUpload, Underway } from './use-sound-upload.ts';

interface SoundProgressProps {
  step: Exclude<SoundStep, { is: 'none' }>;
  sound: SoundUpload;
}

/** How far the upload is, and what it becomes: the file with its length. */
export function SoundProgress({ step, sound }: SoundProgressProps) {
  const words = messages.soundField;
  if (step.is === 'there') {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="min-w-0 wrap-anywhere">
          {words.there(step.name, clockTime(step.seconds), inMegabytes(step.total))}
        </p>
        <Button variant="quiet" size="small" onClick={sound.cancel}>
          <span>{messages.ui.remove}</span>
          <span className="sr-only">{` ${words.label}`}</span>
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="min-w-0 wrap-anywhere">{words.sending(step.name)}</p>
      <div className="flex items-center gap-4">
        <ProgressBar label={words.sending(step.name)} value={step.sent} max={step.total || 1} />
        <span className="tabular text-sm">{words.sent(inMegabytes(step.sent), inMegabytes(step.total))}</span>
      </div>
      <p role="status" className="text-sm">
        {stateOf(step)}
      </p>
      {step.is !== 'checking' && (
        <div className="flex flex-wrap gap-3">
          {step.is === 'paused' ? (
            <Button variant="secondary" size="small" onClick={sound.goOn}>
              {words.goOn}
            </Button>
          ) : (
            <Button variant="secondary" size="small" onClick={sound.pause}>
              {words.pause}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={sound.cancel}>
            {words.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}

function stateOf({ is }: Underway): string {
  const { paused, lost, checking } = messages.soundField;
  return is === 'sending' ? '' : { paused, lost, checking }[is];
}

/** One digit after the point below ten. */
function inMegabytes(bytes: number): number {
  const megabytes = bytes / 1_000_000;
  return megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes);
}
