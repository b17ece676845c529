'use client';

import { type ReactNode, useId } from 'react';
import { FieldError } from '#components/form/field-error.tsx';
import { messages } from '#lib/language/messages.ts';

interface Tick {
  name: string;
  value: string;
  label: ReactNode;
  /** Beside the label, such as what is left. */
  note?: string | null;
  isTicked: boolean;
}

interface TickGroupProps {
  label: ReactNode;
  kind: 'radio' | 'checkbox';
  options: readonly Tick[];
  help?: ReactNode;
  error: string | undefined;
  isOptional?: boolean;
}

/** Answers to tick, one below the other: one of them, or several. */
export function TickGroup({ label, kind, options, help, error, isOptional }: TickGroupProps) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <fieldset
      role={kind === 'radio' ? 'radiogroup' : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
      className="min-w-0"
    >
      <legend className="text-sm font-semibold">
        <span>{label}</span>{' '}
        {isOptional && <span className="ms-0.5 font-normal text-ink-3">{messages.fields.optional}</span>}
      </legend>
      <FieldError id={`${id}-error`} className="mt-2">
        {error}
      </FieldError>
      {help && (
        <p id={`${id}-help`} className="mt-2 text-sm text-ink-3">
          {help}
        </p>
      )}
      <div className="mt-2">
        {options.map(({ name, value, label: text, note, isTicked }) => (
          <label key={value} className="form-tick">
            <input type={kind} name={name} value={value} defaultChecked={isTicked} />
            <span className="min-w-0 wrap-anywhere">
              <span>{text}</span> {note && <span className="tabular block text-sm text-ink-2">{note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
