'use client';

import { useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Images, ImageUp } from '#components/ui/icons/generated/icons.ts';
import { ProgressBar } from '#components/ui/progress/progress-bar.tsx';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { messages } from '#lib/language/messages.ts';

interface PicturePickerProps {
  label: string;
  /** Several may be picked at once; the label is that of the button. */
  isMany?: boolean;
  /** Fraction of the file that is sent, 0 to 1; null when idle. */
  progress: number | null;
  onPick: (file: File) => Promise<void>;
}

/** The button that picks a picture from this device, and the progress of its upload. */
export function PicturePicker({ label, isMany = false, progress, onPick }: PicturePickerProps) {
  const Icon = isMany ? Images : ImageUp;
  const picker = useRef<HTMLInputElement>(null);
  const pick = async (files: readonly File[]) => {
    for (const file of files) await onPick(file);
    // The same file may be picked again.
    if (picker.current) picker.current.value = '';
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple={isMany}
        aria-label={isMany ? label : messages.uploads.uploadFor(label)}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => pick([...(event.target.files ?? [])])}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          {...(!isMany && { variant: 'secondary', size: 'small' })}
          pending={progress !== null}
          onClick={() => picker.current?.click()}
        >
          <Labelled icon={<Icon aria-hidden size={18} strokeWidth={isMany ? 2 : 1.75} />}>
            {isMany ? label : messages.uploads.upload}
          </Labelled>
        </Button>
        {progress !== null && <ProgressBar label={messages.uploads.uploading} value={progress} />}
      </div>
    </>
  );
}
