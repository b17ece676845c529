'use client';

import type { ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Bucket } from '#lib/uploads/messages.ts';
import { ChosenPicture } from './chosen-picture.tsx';
import { PicturePicker } from './picture-picker.tsx';
import { RemovedPicture } from './removed-picture.tsx';
import { TextField } from './text-field.tsx';
import { useUpload } from './use-upload.ts';

interface ImageFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: string;
  bucket: Bucket;
  /** An empty field leaves the picture that was there, and only null removes it. */
  isKeptWhenEmpty?: boolean;
  /** Renders the chosen picture; by default it is cropped to a card. */
  preview?: (address: string) => ReactNode;
}

/** A picture, uploaded or given by its address, with a preview. */
export function ImageField<Values extends FieldValues>(props: ImageFieldProps<Values>) {
  const { form, name, label, help, bucket, isKeptWhenEmpty = false, preview } = props;
  const { progress, problem, send } = useUpload(bucket);
  const upload = async (file: File) => {
    const url = await send(file);
    if (!url) return;
    const value = url as FieldPathValue<Values, FieldPath<Values>>;
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div className="grid gap-3">
      {form.watch(name) === null ? (
        <RemovedPicture form={form} name={name} label={label} />
      ) : (
        <TextField
          form={form}
          name={name}
          label={label}
          help={help}
          isOptional
          inputMode="url"
          placeholder="Upload one, or paste its address"
          readOnly={progress !== null}
        />
      )}
      <PicturePicker label={label} progress={progress} onPick={upload} />
      {problem && (
        <p role="alert" className="text-sm font-semibold text-paintbrush">
          {problem}
        </p>
      )}
      <ChosenPicture form={form} name={name} isKeptWhenEmpty={isKeptWhenEmpty} preview={preview} />
    </div>
  );
}
