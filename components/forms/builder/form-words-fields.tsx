'use client';

import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '#components/form/select-field.tsx';
import { TranslatedField } from '#components/translations/translated.tsx';
import { formKinds } from '#lib/forms/kinds.ts';
import { messages } from '#lib/language/messages.ts';
import type { FormValues } from './form-values.ts';

/** What every part of the editor gets. */
export interface EditorPartProps {
  form: UseFormReturn<FormValues>;
}

/** The words around the questions, and the kind of the form. */
export function FormWords({ form }: EditorPartProps) {
  const words = messages.formEditing;
  return (
    <div className="mt-6 grid gap-6">
      <TranslatedField form={form} name="title" label={words.title} />
      <TranslatedField form={form} name="intro" label={words.intro} isLong isOptional />
      <TranslatedField
        form={form}
        name="thanks"
        label={words.thanks}
        help={words.thanksHelp}
        isLong
        isOptional
      />
      <SelectField
        form={form}
        name="kind"
        label={words.kind}
        help={words.kindHelp}
        options={formKinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
    </div>
  );
}
