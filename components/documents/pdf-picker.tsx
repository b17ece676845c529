'use client';

import { type RefObject, useRef, useState } from 'react';
import { FieldError } from '#components/form/field-error.tsx';
import { Button } from '#components/ui/button.tsx';
import { FileUp } from '#components/ui/icons/generated/icons.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { messages } from '#lib/language/messages.ts';
import { refusalOf } from './chosen-file.ts';

interface PdfPickerProps {
  /** Names the file input, for screen readers. */
  label: string;
  children: string;
  variant?: 'primary' | 'secondary';
  onPick: (file: File) => void;
}

/** A button that picks a PDF from this device; on a phone, from its files. */
export function PdfPicker({ label, children, variant = 'secondary', onPick }: PdfPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const pick = (file: File) => {
    const problem = refusalOf(file);
    setRefusal(problem);
    if (!problem) onPick(file);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <PdfInput input={input} label={label} onPick={pick} />
      <Button size="small" variant={variant} aria-label={label} onClick={() => input.current?.click()}>
        <Labelled icon={<FileUp aria-hidden size={18} strokeWidth={1.75} />}>{children}</Labelled>
      </Button>
      <FieldError>{refusal ?? undefined}</FieldError>
    </div>
  );
}

interface PdfInputProps {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  onPick: (file: File) => void;
}

/** The file input behind a button or an entry of a menu. */
export function PdfInput({ input, label, onPick }: PdfInputProps) {
  return (
    <input
      ref={input}
      type="file"
      accept="application/pdf,.pdf"
      aria-label={`${label}: ${messages.documents.noFile}`}
      className="sr-only"
      tabIndex={-1}
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) onPick(file);
        // The same file may be picked again.
        target.value = '';
      }}
    />
  );
}
