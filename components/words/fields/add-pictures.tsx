'use client';

import { FieldError } from '#components/form/field-error.tsx';
import { PicturePicker } from '#components/form/picture/picture-picker.tsx';
import { useUpload } from '#components/form/use-upload.ts';
import { messages } from '#lib/language/messages.ts';

interface AddPicturesProps {
  /** Returns whether there may be one more. */
  hasRoom: () => boolean;
  onAdd: (address: string) => void;
}

/** Picks several pictures from this device at once and uploads them one after the other. */
export function AddPictures({ hasRoom, onAdd }: AddPicturesProps) {
  const { progress, problem, send } = useUpload('pages');
  const upload = async (file: File) => {
    const address = hasRoom() && (await send(file));
    if (address) onAdd(address);
  };
  return (
    <div className="grid gap-3">
      <PicturePicker label={messages.pageEditing.addPictures} isMany progress={progress} onPick={upload} />
      <FieldError>{problem}</FieldError>
    </div>
  );
}
