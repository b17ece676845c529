'use client';

import { useUnsentText } from '#components/admin-mode/unsent-text.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { messages } from '#lib/language/messages.ts';
import { addRedirectAction, updateRedirectAction } from '#lib/redirects/actions.ts';
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
    action: (values) =>
      redirect
        ? updateRedirectAction({ ...values, id: redirect.id, if_match: redirect.updated_at })
        : addRedirectAction(values),
    onSuccess: () => {
      form.reset();
      void onDone();
    },
    failureText: messages.redirects.saveFailed,
  });
  useUnsentText(form.formState.isDirty);
  return (
    <StaffForm onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <TextField form={form} name="from_path" label={messages.redirects.fromLabel} />
      <TextField form={form} name="to_path" label={messages.redirects.toLabel} />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" size="small" pending={isPending}>
          {redirect ? messages.redirects.save : messages.redirects.add}
        </Button>
        {onCancel && (
          <Button size="small" variant="secondary" onClick={onCancel}>
            {messages.ui.cancel}
          </Button>
        )}
      </div>
    </StaffForm>
  );
}
