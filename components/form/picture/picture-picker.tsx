'use client';

import { useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ImageUp } from '#components/ui/icons/generated/icons.ts';
import { ProgressBar } from '#components/ui/progress/progress-bar.tsx';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { messages } from '#lib/language/messages.ts';

interface PicturePickerProps {
  label: string;
  /** Fraction of the file that is sent, 0 to 1; null when idle. */
  progress: number | null;
  onPick: (file: File) => Promise<void>;
}

/** The button that picks a picture from this device, and the progress of its upload. */
export function PicturePicker({ label, progress, onPick }: PicturePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  const pick = async (file: File | undefined) => {
    if (file) await onPick(file);
    // The same file may be picked again.
    if (picker.current) picker.current.value = '';
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        aria-label={messages.uploads.uploadFor(label)}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => pick(event.target.files?.[0])}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="secondary"
          size="small"
          pending={progress !== null}
          onClick={() => picker.current?.click()}
        >
          <Labelled icon={<ImageUp aria-hidden size={18} strokeWidth={1.75} />}>
            {messages.uploads.upload}
          </Labelled>
        </Button>
        {progress !== null && <ProgressBar label={messages.uploads.uploading} value={progress} />}
      </div>
    </>
  );
}
