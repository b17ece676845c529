import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FieldError } from '#components/form/field-error.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { messages } from '#lib/language/messages.ts';

/** The switch by which staff say that an old site is the church's own. */
export function OwnSiteField<Values extends FieldValues>({ form }: { form: UseFormReturn<Values> }) {
  const { isOurs, isOursHelp } = messages.movingIn;
  return (
    <>
      <SwitchField form={form} name={'is_ours' as Path<Values>} label={isOurs} help={isOursHelp} />
      <FieldError>{form.getFieldState('is_ours' as Path<Values>, form.formState).error?.message}</FieldError>
    </>
  );
}
