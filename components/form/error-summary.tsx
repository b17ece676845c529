'use client';

import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { messages } from '#lib/language/messages.ts';

/** All errors of the form, each once, at its top. Takes the focus unless an invalid field has it. */
export function ErrorSummary<Values extends FieldValues>({ form }: { form: UseFormReturn<Values> }) {
  const mistakes = new Set(
    Object.values(form.formState.errors).flatMap((error) =>
      typeof error?.message === 'string' ? [error.message] : [],
    ),
  );
  const summary = useRef<HTMLDivElement>(null);
  const { submitCount } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the form is sent
  useEffect(() => {
    if (!document.activeElement?.matches('[aria-invalid="true"]')) summary.current?.focus();
  }, [submitCount]);
  if (mistakes.size === 0) return null;
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      className="rounded-control border-s-4 border-paintbrush bg-paintbrush/8 px-4 py-3 text-sm"
    >
      <p className="font-semibold">{messages.forms.notSaved}</p>
      <ul className="mt-1 list-disc ps-5">
        {[...mistakes].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
