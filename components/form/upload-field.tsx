'use client';

import { type ReactNode, useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { Bucket } from '#lib/core/storage/picture-limits.ts';
import { messages } from '#lib/language/messages.ts';
import { FieldError } from './field-error.tsx';
import { PicturePicker } from './picture/picture-picker.tsx';
import { useUpload } from './use-upload.ts';

interface UploadFieldProps {
  label: string;
  help: string;
  bucket: Bucket;
  /** The address of the picture; empty for none. */
  value: string;
  /** The stored address, which removing a new picture restores; empty for none. */
  stored: string;
  onChange: (address: string) => void;
  error?: string | undefined;
  preview: (address: string) => ReactNode;
}

/** A picture that can only be uploaded, so there is no field for an address. */
export function UploadField(props: UploadFieldProps) {
  const { label, help, bucket, value, stored, onChange, error, preview } = props;
  const id = useId();
  const { progress, problem, pick } = useUpload(bucket, onChange);
  const refusal = problem ?? error;
  return (
    <fieldset aria-describedby={id} className="grid min-w-0 gap-3">
      <legend className="mb-2 text-sm font-semibold">
        <span>{label}</span> <span className="ms-0.5 font-normal text-ink-3">{messages.fields.optional}</span>
      </legend>
      {value && preview(value)}
      {stored && !value && <p className="text-sm">{messages.uploads.removed}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <PicturePicker label={label} progress={progress} onPick={pick} />
        {value && <RemoveButton label={label} onClick={() => onChange('')} />}
        {stored && !value && (
          <Button variant="quiet" size="small" onClick={() => onChange(stored)}>
            {messages.uploads.keep}
          </Button>
        )}
      </div>
      <FieldError>{refusal}</FieldError>
      <p id={id} className="text-sm text-ink-3">
        {help}
      </p>
    </fieldset>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="quiet" size="small" onClick={onClick}>
      <span>{messages.ui.remove}</span>
      <span className="sr-only">{` ${label}`}</span>
    </Button>
  );
}
