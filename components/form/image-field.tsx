'use client';

import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { isStoredPicture } from '#lib/core/pictures/stored-picture-address.ts';
import type { Bucket } from '#lib/core/storage/picture-limits.ts';
import { messages } from '#lib/language/messages.ts';
import { FieldError } from './field-error.tsx';
import { PicturePicker } from './picture/picture-picker.tsx';
import { TextField } from './text-field.tsx';
import { useUpload } from './use-upload.ts';

interface ImageFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: string;
  bucket: Bucket;
  isOptional?: boolean | undefined;
  /** An empty field leaves the picture that was there, and only null removes it. */
  isKeptWhenEmpty?: boolean;
  /** Renders the chosen picture; by default it is cropped to a card. */
  preview?: (address: string) => ReactNode;
}

/** A picture, uploaded or given by its address, with a preview. */
export function ImageField<Values extends FieldValues>(props: ImageFieldProps<Values>) {
  const { form, name, label, help, bucket, isOptional = true, isKeptWhenEmpty = false, preview } = props;
  const [uploaded, setUploaded] = useState({ url: '', fileName: '' });
  const chosen: string | null = form.watch(name);
  const choose = (url: string) => {
    const value = url as FieldPathValue<Values, FieldPath<Values>>;
    form.setValue(name, value, { shouldDirty: true, shouldValidate: url !== '' });
  };
  const { progress, problem, pick } = useUpload(bucket, (url, { name: fileName }) => {
    setUploaded({ url, fileName });
    choose(url);
  });
  return (
    <div className="grid gap-3">
      {chosen === null ? (
        <RemovedPicture form={form} name={name} label={label} />
      ) : isStoredPicture(chosen ?? '') ? (
        <StoredPicture
          label={label}
          fileName={chosen === uploaded.url ? uploaded.fileName : messages.uploads.chosen}
          help={help}
          onRetype={() => {
            flushSync(() => choose(''));
            form.setFocus(name);
          }}
        />
      ) : (
        <TextField
          form={form}
          name={name}
          label={label}
          help={help}
          isOptional={isOptional}
          inputMode="url"
          placeholder={messages.uploads.addressHint}
          readOnly={progress !== null}
        />
      )}
      <PicturePicker label={label} progress={progress} onPick={pick} />
      <FieldError>{problem}</FieldError>
      <ChosenPicture form={form} name={name} isKeptWhenEmpty={isKeptWhenEmpty} preview={preview} />
    </div>
  );
}

interface StoredPictureProps {
  label: string;
  fileName: string;
  help: string | undefined;
  /** Asks for the field of an address. */
  onRetype: () => void;
}

/** Replaces the field of an upload by its name: its address is the site's business. */
function StoredPicture({ label, fileName, help, onRetype }: StoredPictureProps) {
  const id = useId();
  return (
    <div className="grid justify-items-start gap-1.5">
      <p id={id} className="grid min-w-0 gap-1.5 text-sm">
        <span className="font-semibold">{label}</span>
        <bdi className="break-words">{fileName}</bdi>
      </p>
      {help && <p className="text-sm text-ink-3">{help}</p>}
      <Button aria-describedby={id} variant="quiet" size="small" className="px-0" onClick={onRetype}>
        {messages.uploads.retype}
      </Button>
    </div>
  );
}

interface RemovedPictureProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
}

/** Replaces the field of a picture that will be removed: an input would turn null into empty text. */
function RemovedPicture<Values extends FieldValues>({ form, name, label }: RemovedPictureProps<Values>) {
  const id = useId();
  const keep = () => {
    flushSync(() => form.resetField(name));
    form.setFocus(name);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p id={id} className="grid gap-1.5 text-sm">
        <span className="font-semibold">{label}</span>
        <span>{messages.uploads.removed}</span>
      </p>
      <Button autoFocus aria-describedby={id} variant="secondary" size="small" onClick={keep}>
        {messages.uploads.keep}
      </Button>
    </div>
  );
}

interface ChosenPictureProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  /** An empty field leaves the picture that was there, and only null removes it. */
  isKeptWhenEmpty: boolean;
  /** Renders the picture; by default it is cropped to a card. */
  preview?: ((address: string) => ReactNode) | undefined;
}

function ChosenPicture<Values extends FieldValues>(props: ChosenPictureProps<Values>) {
  const { form, name, isKeptWhenEmpty, preview = asCard } = props;
  const value: string | null | undefined = form.watch(name);
  const before: string | null = form.formState.defaultValues?.[name] ?? null;
  const address = value || (isKeptWhenEmpty && value !== null ? before : null);

  if (!address) return null;

  const remove = () => {
    const none = before ? null : '';
    form.setValue(name, none as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    form.clearErrors(name);
  };
  return (
    <div className="grid justify-items-start gap-3">
      {preview(address)}
      <Button variant="secondary" size="small" onClick={remove}>
        {messages.uploads.remove}
      </Button>
    </div>
  );
}

function asCard(address: string): ReactNode {
  return (
    <div className="relative h-48 w-full overflow-hidden rounded-card bg-limestone">
      <Picture src={address} alt={messages.uploads.asItIs} sizes="(min-width: 700px) 640px, 92vw" />
    </div>
  );
}
