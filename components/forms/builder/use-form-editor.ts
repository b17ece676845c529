import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { useUnsentText } from '#components/admin-mode/unsent-text.ts';
import { useTypedChanges } from '#components/admin-mode/use-typed-changes.ts';
import { type EditForm, useEditForm } from '#components/form/use-edit-form.tsx';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { useTranslation } from '#components/translations/use-translation.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { updateFormAction } from '#lib/forms/actions.ts';
import type { FormRow, formUpdate } from '#lib/forms/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { forgetDraft, keepDraft, readDraft } from './form-draft.ts';
import { type FormValues, formValues, inputOf, valuesOf } from './form-values.ts';

/** The editor of a form: what is typed is kept in this browser until it is saved. */
export function useFormEditor(row: FormRow, onSaved: () => unknown): EditForm<FormRow, FormValues> {
  const [draft] = useState(() => readDraft(row.id));
  const words = messages.formEditing;
  const refresh = useRefresh();
  const beside = useTranslation('forms', row.id, { typed: draft?.translation, version: row.updated_at });
  const state: EditForm<FormRow, FormValues> = useEditForm<
    FormRow,
    FormValues,
    z.input<typeof formUpdate>,
    FormRow
  >({
    row,
    beside,
    draft,
    valuesOf,
    noun: words.noun,
    labels: words.labels,
    format: formatted,
    isWhole: true,
    schema: formValues,
    toInput: (values, if_match) => ({ ...inputOf(values), id: row.id, if_match }),
    action: updateFormAction,
    failureText: words.saveFailed,
    done: words.saved,
    onSuccess: (saved) => {
      forgetDraft(row.id);
      state.follow(saved);
      onSaved();
      // Pages may lead to the form.
      void refresh();
    },
  });
  useKeeping(state);
  useEffect(() => {
    if (draft) toast('info', messages.formEditing.takenUp, { id: 'taken-up' });
  }, [draft]);
  return state;
}

/** Keeps what is typed, in either language. */
function useKeeping({ form, opened, beside }: EditForm<FormRow, FormValues>): void {
  const translation = beside?.typed;
  const keep = () => keepDraft({ opened, values: form.getValues(), translation });
  useUnsentText(form.formState.isDirty || beside?.isTyped === true);
  useTypedChanges(form, keep);
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept with each change that is typed
  useEffect(() => {
    if (beside?.isTyped) keep();
  }, [translation]);
}

/** The values of a form in words, for what somebody else changed. */
function formatted(field: string, value: never): string | undefined {
  if (field === 'questions' || field === 'slots')
    return (value as { label: string }[]).map(({ label }) => label).join(', ');
  return field === 'kind' ? messages.formEditing.kinds[value as FormRow['kind']] : undefined;
}
