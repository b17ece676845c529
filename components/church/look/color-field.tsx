'use client';

import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { FormField } from '#components/form/form-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { sixDigitColor } from '#lib/core/text/address-rules.ts';
import { messages } from '#lib/language/messages.ts';

interface ColorFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  help: string;
  /** The default colour `#rrggbb`, used when the field is empty. */
  own: string;
}

/** A colour field: picked or typed as a code; empty for the default. */
export function ColorField<Values extends FieldValues>(props: ColorFieldProps<Values>) {
  const { form, name, label, help, own } = props;
  const value: string = form.watch(name) ?? '';
  const error = form.getFieldState(name, form.formState).error?.message;
  const pick = (color: string) =>
    form.setValue(name, color as FieldPathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    });
  return (
    <FormField label={label} help={help} error={error} isOptional>
      {(field) => (
        <div className="flex flex-wrap items-center gap-3">
          <input
            type="color"
            aria-label={messages.look.pick(label)}
            className="h-12 w-14 cursor-pointer rounded-control border border-rule bg-white p-1"
            value={sixDigitColor(value) ?? own}
            onChange={(event) => pick(event.target.value)}
          />
          <input
            {...field}
            {...form.register(name)}
            dir="ltr"
            className="field w-36 tabular"
            placeholder={messages.look.own}
          />
          {value && (
            <Button variant="quiet" size="small" className="px-0" onClick={() => pick('')}>
              {messages.look.useOwn}
            </Button>
          )}
        </div>
      )}
    </FormField>
  );
}
