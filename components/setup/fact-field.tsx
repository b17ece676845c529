'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FormField } from '#components/form/form-field.tsx';
import type { SetupFact } from '#lib/setup/facts.ts';
import { setupMessages } from '#lib/setup/messages.ts';

interface FactFieldProps {
  fact: SetupFact | 'place';
  label: string;
  help?: ReactNode;
  /** What it holds at first. */
  value: string;
  /** The demo's fact, where the church has none of its own yet. */
  demo?: string | undefined;
  error?: string | undefined;
  isLong?: boolean;
  className?: string;
  input?: ComponentProps<'input'>;
}

/** A fact as a field of a plain form. One that is still the demo's is empty, and says what stands there now. */
export function FactField({
  fact,
  label,
  help,
  value,
  demo,
  error,
  isLong,
  className,
  input,
}: FactFieldProps) {
  const now = demo && `Now “${demo}”, ${setupMessages.stillDemo}.`;
  const hint = [help, now].filter(Boolean).join(' ');
  return (
    <FormField label={label} help={hint || undefined} error={error} className={className ?? ''}>
      {(field) =>
        isLong ? (
          <textarea {...field} name={fact} defaultValue={value} rows={3} className="field" />
        ) : (
          <input {...field} {...input} name={fact} defaultValue={value} className="field" />
        )
      }
    </FormField>
  );
}
