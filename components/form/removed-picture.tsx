'use client';

import { useId } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { uploadMessages } from '#lib/uploads/messages.ts';

interface RemovedPictureProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
}

/** Replaces the field of a picture that will be removed: an input would turn null into empty text. */
export function RemovedPicture<Values extends FieldValues>({
  form,
  name,
  label,
}: RemovedPictureProps<Values>) {
  const id = useId();
  const keep = () => {
    flushSync(() => form.resetField(name));
    form.setFocus(name);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p id={id} className="grid gap-1.5 text-sm">
        <span className="font-semibold">{label}</span>
        <span>{uploadMessages.removed}</span>
      </p>
      <Button autoFocus aria-describedby={id} variant="secondary" size="small" onClick={keep}>
        Keep the picture
      </Button>
    </div>
  );
}
