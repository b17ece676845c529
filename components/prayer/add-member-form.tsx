'use client';

import { useUnsentText } from '#components/admin-mode/unsent-text.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { addTeamMemberAction } from '#lib/prayer/team/actions.ts';
import { prayerTeamMessages } from '#lib/prayer/team/messages.ts';
import { teamMemberForm } from '#lib/prayer/team/schema.ts';

/** Adds an address to the prayer team; the name may stay empty. */
export function AddMemberForm({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const empty = { name: '', email: '' };
  const { form, submit, isPending } = useActionForm({
    schema: teamMemberForm,
    defaultValues: empty,
    toInput: (values: typeof empty) => values,
    action: addTeamMemberAction,
    onSuccess: () => {
      form.reset(empty);
      toast('success', prayerTeamMessages.added);
      void onAdded();
    },
    failureText: prayerTeamMessages.addFailed,
  });
  useUnsentText(form.formState.isDirty);
  return (
    <StaffForm
      onSubmit={submit}
      labelledBy="add-member"
      className="grid gap-5 rounded-card bg-limestone p-5 sm:p-7"
    >
      <h2 id="add-member" className="text-xl">
        Add to the prayer team
      </h2>
      <TextField form={form} name="name" label="Name" isOptional autoComplete="off" />
      <TextField form={form} name="email" label="Email" type="email" autoComplete="off" inputMode="email" />
      <Button type="submit" pending={isPending} className="justify-self-start">
        Add Email
      </Button>
    </StaffForm>
  );
}
