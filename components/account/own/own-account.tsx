'use client';

import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { callApi } from '#lib/core/browser/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import { updateMeAction } from '#lib/staff/actions.ts';
import { type Me, nameForm } from '#lib/staff/schema.ts';
import { readPrivate } from '../read-private.ts';
import { readAssurance } from '../session.ts';
import { usePrivateRead } from '../use-private-list.ts';
import { OwnPassword } from './own-password.tsx';
import { Passkeys } from './passkeys.tsx';

const read = (path: string) => readPrivate((asked: string) => callApi<Me>(asked), path);

/** What belongs to a person: name, passkeys and password. */
export function OwnAccount() {
  const { data: me, problem, reload } = usePrivateRead('/api/me', 'staff', read);
  if (problem && !me) return <RetryNotice onRetry={reload}>{problem}</RetryNotice>;
  if (!me) return <Loading>{messages.ui.loading}</Loading>;
  return (
    <div className="grid gap-7 pb-7">
      <OwnName key={me.name} me={me} onSaved={reload} />
      <Passkeys />
      <OwnPassword key={String(me.has_password)} me={me} onSaved={reload} />
    </div>
  );
}

function OwnName({ me: { name, email }, onSaved }: { me: Me; onSaved: () => Promise<unknown> }) {
  const words = messages.ownAccount;
  const { form, submit, isPending } = useActionForm<{ name: string }, { name: string }, Me>({
    schema: nameForm,
    defaultValues: { name },
    action: updateMeAction,
    failed: words.failed,
    done: words.nameSaved,
    onSuccess: () => {
      // The office greets by the session's name.
      void readAssurance().catch(() => undefined);
      void onSaved();
    },
  });
  return (
    <StaffForm onSubmit={submit} className="grid gap-4">
      <TextField form={form} name="name" label={words.name} help={email} autoComplete="name" />
      {form.formState.isDirty && (
        <Button type="submit" size="small" pending={isPending} className="justify-self-start">
          {words.saveName}
        </Button>
      )}
    </StaffForm>
  );
}
