'use client';

import { useEffect } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import { FormActions } from '#components/form/form-actions.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { enrollFactorAction } from '#lib/account/actions.ts';
import type { factorInput, NewFactor } from '#lib/account/schema.ts';
import { messages } from '#lib/language/messages.ts';

type Input = z.input<typeof factorInput>;

interface FactorFormProps<Values extends Input> {
  schema: z.ZodType<unknown, Values>;
  defaults: Values;
  onAdded: (factor: NewFactor) => void;
  onCancel: () => void;
}

/** The first step of adding a factor: its name, and for a phone its number. */
export function FactorForm<Values extends Input>(props: FactorFormProps<Values>) {
  const { schema, defaults, onAdded, onCancel } = props;
  const { form, submit, isPending } = useActionForm<Values, Input, NewFactor>({
    schema,
    defaultValues: defaults,
    action: enrollFactorAction,
    onSuccess: onAdded,
  });
  const { setFocus } = form;
  const first = ('phone' in defaults ? 'phone' : 'friendly_name') as FieldPath<Values>;
  useEffect(() => setFocus(first), [setFocus, first]);
  return (
    <StaffForm onSubmit={submit}>
      {'phone' in defaults && (
        <TextField
          form={form}
          name={'phone' as FieldPath<Values>}
          label={messages.security.phoneNumber}
          help={messages.security.phoneNumberHelp}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      )}
      <TextField
        form={form}
        name={'friendly_name' as FieldPath<Values>}
        label={messages.security.name}
        help={messages.security.nameHelp}
        autoComplete="off"
      />
      <FormActions submit={messages.security.goOn} isPending={isPending} onCancel={onCancel} />
    </StaffForm>
  );
}
