'use client';

import { useUnsentText } from '#components/admin-mode/unsent-text.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { addRedirectAction, updateRedirectAction } from '#lib/redirects/actions.ts';
import { redirectMessages as words } from '#lib/redirects/messages.ts';
import { type Redirect, type RedirectFormValues, redirectInput } from '#lib/redirects/schema.ts';

interface RedirectFormProps {
  redirect?: Redirect;
  onDone: () => unknown;
  onCancel?: () => void;
}

/** The form of a redirect: old path and target. */
export function RedirectForm({ redirect, onDone, onCancel }: RedirectFormProps) {
  const { form, submit, isPending } = useActionForm<RedirectFormValues, RedirectFormValues, Redirect>({
    schema: redirectInput,
    defaultValues: { from_path: redirect?.from_path ?? '', to_path: redirect?.to_path ?? '' },
    toInput: (values) => values,
    action: (values) =>
      redirect
        ? updateRedirectAction({ ...values, id: redirect.id, if_match: redirect.updated_at })
        : addRedirectAction(values),
    onSuccess: () => {
      form.reset();
      void onDone();
    },
    failureText: words.saveFailed,
  });
  useUnsentText(form.formState.isDirty);
  return (
    <StaffForm onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <TextField form={form} name="from_path" label={words.fromLabel} />
      <TextField form={form} name="to_path" label={words.toLabel} />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" size="small" pending={isPending}>
          {redirect ? words.save : words.add}
        </Button>
        {onCancel && (
          <Button size="small" variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </StaffForm>
  );
}
