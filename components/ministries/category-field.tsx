'use client';

import { useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { FieldError } from '#components/form/field-error.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useRead } from '#components/live-updates/use-read.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import { anchorOf, type Category, categoriesOf } from '#lib/ministries/category.ts';
import type { Ministry } from '#lib/ministries/schema.ts';
import type { MinistryFormValues } from './ministry-form-values.ts';

interface CategoryFieldProps {
  form: UseFormReturn<MinistryFormValues>;
}

/** A category field: an existing one, or a new name. */
export function CategoryField({ form }: CategoryFieldProps) {
  const { categories, chosen, isOther, choose } = useChosenCategory(form);
  const group = useId();
  return (
    <ChoiceField
      label={messages.ministryForm.category}
      options={[
        ...categories.map(({ name, title }) => ({ value: name, label: title })),
        { value: another, label: messages.ministryForm.otherCategory },
      ]}
      radio={(value) => ({
        name: group,
        checked: value === another ? isOther : anchorOf(value) === chosen,
        onChange: () => choose(value),
      })}
    >
      {isOther ? (
        <TextField
          form={form}
          name="category"
          className="mt-3"
          label={messages.ministryForm.categoryName}
          help={messages.ministryForm.categoryHelp}
        />
      ) : (
        <FieldError className="mt-3">
          {form.getFieldState('category', form.formState).error?.message}
        </FieldError>
      )}
    </ChoiceField>
  );
}

/** The value of the choice of a new category. */
const another = '';

function useChosenCategory(form: CategoryFieldProps['form']) {
  const categories = useKnownCategories();
  const [isNaming, setIsNaming] = useState(false);
  const value = form.watch('category');
  const isBlank = value.trim() === '';
  const known = categories.find(({ anchor }) => !isBlank && anchor === anchorOf(value));
  const isOther = isNaming || (!isBlank && !known);
  const choose = (category: string) => {
    setIsNaming(category === '');
    form.setValue('category', category, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return { categories, chosen: isOther ? null : known?.anchor, isOther, choose };
}

/** The selectable categories: the four built-in ones at once, the church's own once loaded. */
function useKnownCategories(): readonly Category[] {
  const answer = useRead((signal) => callApi<Ministry[]>('/api/ministries', { signal }));
  // Without an answer a new category can still be typed.
  return categoriesOf(answer?.ok ? answer.data : []);
}
