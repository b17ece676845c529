'use client';

import { useState } from 'react';
import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { Refusal } from '#components/ui/text/refusal.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { callApi } from '#lib/core/browser/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import { updateSharedAccessAction } from '#lib/staff/actions.ts';
import { type SharedAccess, type SharedAccessValues, sharedAccessForm } from '#lib/staff/schema.ts';
import { RoleFields } from './role-fields.tsx';

const read = (path: string) => readPrivate((asked: string) => callApi<SharedAccess>(asked), path);

/** Whether the shared password opens the site, and what. */
export function SharedAccessCard() {
  const { data, problem, reload } = usePrivateRead('/api/shared-access', 'staff', read);
  const { title, lead } = messages.staffView.shared;
  return (
    <TitledCard id="shared-password" title={title} lead={lead}>
      {problem && (
        <RetryNotice onRetry={reload}>{`${messages.staffView.loadFailed}: ${problem}`}</RetryNotice>
      )}
      {data && <SharedAccessPart key={JSON.stringify(data)} access={data} onSaved={reload} />}
    </TitledCard>
  );
}

interface SharedAccessProps {
  access: SharedAccess;
  onSaved: () => unknown;
}

/** What the password opens; where there is none, only that, until one is to be made. */
function SharedAccessPart({ access, onSaved }: SharedAccessProps) {
  const [isMaking, setIsMaking] = useState(false);
  const { none, make } = messages.staffView.shared;
  if (!access.needs_password || isMaking) return <SharedAccessForm access={access} onSaved={onSaved} />;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p>{none}</p>
      <Button variant="secondary" onClick={() => setIsMaking(true)}>
        {make}
      </Button>
    </div>
  );
}

function SharedAccessForm({ access, onSaved }: SharedAccessProps) {
  const words = messages.staffView.shared;
  const isNew = access.needs_password === true;
  const { form, submit, isPending, failure } = useActionForm<
    SharedAccessValues,
    SharedAccessValues,
    SharedAccess
  >({
    schema: sharedAccessForm,
    defaultValues: { enabled: access.enabled || isNew, roles: access.roles },
    toInput: ({ enabled, roles, password }) => ({ enabled, roles, ...(enabled && password && { password }) }),
    action: updateSharedAccessAction,
    failed: messages.staffView.saveFailed,
    done: words.saved,
    onSuccess: () => void onSaved(),
  });
  const { error } = form.getFieldState('roles', form.formState);
  return (
    <StaffForm onSubmit={submit}>
      {isNew ? (
        <TextField
          form={form}
          name="password"
          label={words.password}
          help={words.passwordHelp}
          type="password"
          autoComplete="new-password"
        />
      ) : (
        <SwitchField form={form} name="enabled" label={words.enabled} help={words.enabledHelp} />
      )}
      {form.watch('enabled') && (
        <RoleFields label={words.roles} error={error?.message} check={() => form.register('roles')} />
      )}
      {failure && <Refusal>{failure.message}</Refusal>}
      <Button type="submit" pending={isPending} className="justify-self-start">
        {words.save}
      </Button>
    </StaffForm>
  );
}
