'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { type EditForm, useEditForm } from '#components/form/use-edit-form.tsx';
import { churchContent } from '#lib/church/content.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { paths } from '#lib/core/site/paths.ts';
import { messages } from '#lib/language/messages.ts';
import { saveFactsAction } from '#lib/setup/actions.ts';
import { setupFacts, type TypedFacts, typedFactsOf } from '#lib/setup/facts.ts';
import { factsForm } from '#lib/setup/schema.ts';
import type { StepProps } from './step-props.ts';

export interface FactsForm extends EditForm<Church, TypedFacts> {
  /** Saves the language, the clock and what was typed already, and shows this step in that language. */
  submitLanguage: () => Promise<void>;
}

const compared: readonly (keyof Church)[] = [...setupFacts, 'latitude', 'longitude'];

/** The form of the first step, whose questions stand in two parts. */
export function useFactsForm({ setup, onChanged }: StepProps): FactsForm {
  const router = useRouter();
  const isOfLanguage = useRef(false);
  const browser = {
    language: navigator.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const valuesOf = (church: Church) => typedFactsOf({ ...setup, church }, browser);
  const labels = Object.entries(messages.churchFacts.labels).filter(([fact]) =>
    compared.includes(fact as keyof Church),
  );
  const state = useEditForm<Church, TypedFacts, TypedFacts & { if_match: string }, void>({
    row: setup.church,
    noun: messages.setupForm.churchNoun,
    labels: Object.fromEntries(labels),
    format: churchContent.format,
    valuesOf,
    schema: factsForm,
    toInput: (values, if_match, opened) => ({
      ...(isOfLanguage.current
        ? { ...changed(values, valuesOf(opened)), language: values.language }
        : values),
      if_match,
    }),
    action: saveFactsAction,
    saved: messages.setup.saved,
    failureText: (message = messages.errors.unreachable) => messages.setup.failed(message),
    onSaved: async () => {
      if (isOfLanguage.current) return location.reload();
      const next = paths.setupStep('services');
      // The document's messages are in one language.
      if (state.form.getValues('language') !== state.opened.language) return location.assign(next);
      await onChanged();
      router.push(next);
    },
  });
  const submit = (ofLanguage: boolean) => {
    isOfLanguage.current = ofLanguage;
    return state.submit();
  };
  return { ...state, submit: () => submit(false), submitLanguage: () => submit(true) };
}

function changed(values: TypedFacts, opened: TypedFacts): TypedFacts {
  const entries = Object.entries(values) as [keyof TypedFacts, string | undefined][];
  return Object.fromEntries(entries.filter(([name, value]) => value !== opened[name]));
}
