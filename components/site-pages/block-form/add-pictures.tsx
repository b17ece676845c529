'use client';

import { useRef } from 'react';
import { FieldError } from '#components/form/field-error.tsx';
import { useUpload } from '#components/form/use-upload.ts';
import { Button } from '#components/ui/button.tsx';
import { Images } from '#components/ui/icons/generated/icons.ts';
import { ProgressBar } from '#components/ui/progress/progress-bar.tsx';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { messages } from '#lib/language/messages.ts';

interface AddPicturesProps {
  /** How many more there may be. */
  room: number;
  onAdd: (address: string) => void;
}

/** Picks several pictures from this device at once and uploads them one after the other. */
export function AddPictures({ room, onAdd }: AddPicturesProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { progress, problem, send } = useUpload('pages');
  const upload = async (files: readonly File[]) => {
    for (const file of files.slice(0, room)) {
      const address = await send(file);
      if (address) onAdd(address);
    }
    // The same files may be picked again.
    if (picker.current) picker.current.value = '';
  };
  return (
    <div className="grid gap-3">
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        aria-label={messages.pageEditing.addPictures}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => upload([...(event.target.files ?? [])])}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button pending={progress !== null} onClick={() => picker.current?.click()}>
          <Labelled icon={<Images aria-hidden size={18} />}>{messages.pageEditing.addPictures}</Labelled>
        </Button>
        {progress !== null && <ProgressBar label={messages.uploads.uploading} value={progress} />}
      </div>
      <FieldError>{problem}</FieldError>
    </div>
  );
}
