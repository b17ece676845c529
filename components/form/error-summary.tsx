'use client';

import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Everything that is still wrong, on top of the form, each said once. */
export function ErrorSummary<Values extends FieldValues>({ form }: { form: UseFormReturn<Values> }) {
  const messages = new Set(
    Object.values(form.formState.errors).flatMap((error) =>
      typeof error?.message === 'string' ? [error.message] : [],
    ),
  );
  if (messages.size === 0) return null;
  return (
    <div
      role="alert"
      className="rounded-control border-l-4 border-paintbrush bg-paintbrush/8 px-4 py-3 text-sm"
    >
      <p className="font-semibold">Nothing is saved yet. Please look at this:</p>
      <ul className="mt-1 list-disc pl-5">
        {[...messages].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
