'use client';

import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { messages } from '#lib/language/messages.ts';

/**
 * All errors of the form, each once, at its top. The first invalid field of the page gets the focus, the summary where no
 * field is marked.
 */
export function ErrorSummary<Values extends FieldValues>({ form }: { form: UseFormReturn<Values> }) {
  const mistakes = new Set(Object.values(form.formState.errors).flatMap(messagesOf));
  const summary = useRef<HTMLDivElement>(null);
  const { submitCount } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the form is sent
  useEffect(() => {
    // The form's own focus, on its first registered field, comes in a timer before this one.
    const timer = setTimeout(() => summary.current && focusFirstMistake(summary.current));
    return () => clearTimeout(timer);
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

/** The message of a field, or those of the fields inside it. */
function messagesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null || error instanceof Element) return [];
  if ('message' in error && typeof error.message === 'string') return [error.message];
  return 'type' in error ? [] : Object.values(error).flatMap(messagesOf);
}

/** Focuses the first invalid field of the summary's form. The summary is in view with it, unless a screen is too small. */
function focusFirstMistake(summary: HTMLElement): void {
  const field = summary.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? summary;
  field.focus();
  const height = field.getBoundingClientRect().bottom - summary.getBoundingClientRect().top;
  // A focused field is in view already.
  if (height < innerHeight * shareOfBoth) summary.scrollIntoView();
}

/** Of the window's height, without what lies over its edges. */
const shareOfBoth = 0.7;
