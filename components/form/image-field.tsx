'use client';

import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { type Bucket, uploadMessages } from '#lib/uploads/messages.ts';
import { ChosenPicture } from './chosen-picture.tsx';
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
}

/** A picture: uploaded from this device, or the address of one; with a look at it. */
export function ImageField<Values extends FieldValues>({
  form,
  name,
  label,
  help,
  bucket,
  isKeptWhenEmpty = false,
}: ImageFieldProps<Values>) {
  const { progress, problem, send } = useUpload(bucket);
  const picker = useRef<HTMLInputElement>(null);
  const isUploading = progress !== null;

  const upload = async (file: File | undefined) => {
    const url = file && (await send(file));
    if (url)
      form.setValue(name, url as FieldPathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
        shouldValidate: true,
      });
    if (picker.current) picker.current.value = '';
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
          placeholder="https://…"
          readOnly={isUploading}
        />
      )}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        aria-label={`Upload: ${label}`}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => upload(event.target.files?.[0])}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="secondary"
          size="small"
          pending={isUploading}
          onClick={() => picker.current?.click()}
        >
          <span className="inline-flex items-center gap-2">
            <ImageUp aria-hidden size={18} strokeWidth={1.75} />
            Upload a picture
          </span>
        </Button>
        {isUploading && (
          <progress
            aria-label={uploadMessages.uploading}
            value={progress}
            className="h-2 flex-1 accent-bluebonnet"
          />
        )}
      </div>
      {problem && (
        <p role="alert" className="text-sm font-semibold text-paintbrush">
          {problem}
        </p>
      )}
      <ChosenPicture form={form} name={name} isKeptWhenEmpty={isKeptWhenEmpty} />
    </div>
  );
}
