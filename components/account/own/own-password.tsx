'use client';

import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { messages } from '#lib/language/messages.ts';
import { updateMeAction } from '#lib/staff/actions.ts';
import { type Me, passwordForm } from '#lib/staff/schema.ts';
import { AccountSection } from './account-section.tsx';

const empty = { password: '', current_password: '' };

/** Changes the own password, or chooses the first one. */
export function OwnPassword({ me, onSaved }: { me: Me; onSaved: () => Promise<unknown> }) {
  const words = messages.ownAccount;
  const { form, submit, isPending } = useActionForm<typeof empty, Partial<typeof empty>, Me>({
    schema: passwordForm,
    defaultValues: empty,
    toInput: ({ password, current_password }) => ({ password, ...(me.has_password && { current_password }) }),
    action: updateMeAction,
    failed: words.failed,
    done: words.passwordSaved,
    empty,
    onSuccess: () => void onSaved(),
  });
  return (
    <AccountSection id="own-password" title={words.password} hint={words.passwordHint}>
      <StaffForm onSubmit={submit} className="grid gap-4">
        <div className="grid gap-6 sm:grid-cols-2">
          {me.has_password && (
            <TextField
              form={form}
              name="current_password"
              label={words.current}
              type="password"
              autoComplete="current-password"
            />
          )}
          <TextField
            form={form}
            name="password"
            label={words.next}
            type="password"
            autoComplete="new-password"
          />
        </div>
        <Button
          type="submit"
          size="small"
          variant="secondary"
          pending={isPending}
          className="justify-self-start"
        >
          {me.has_password ? words.change : words.choose}
        </Button>
      </StaffForm>
    </AccountSection>
  );
}
