'use client';

import { useEffect, useState } from 'react';
import { useAdminMode } from '#components/account/admin-mode.ts';
import { JoinChoice } from '#components/account/join/join-choice.tsx';
import { useSignInWays } from '#components/account/sign-in/use-sign-in-ways.ts';
import { focusAtOnce } from '#components/form/focus-at-once.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { readStored, writeStored } from '#lib/core/browser/browser-storage.ts';
import { messages } from '#lib/language/messages.ts';
import { inviteHereAction } from '#lib/staff/actions.ts';
import { typedPerson } from '#lib/staff/schema.ts';
import { StepNotice } from './step-notice.tsx';
import { forgetTypedPerson, keepTypedPerson, readTypedPerson, type TypedPerson } from './typed-person.ts';

/** Of the session. Only the setup reads it. */
const skippedKey = 'belltower.setup-who-skipped';

/**
 * Makes the one who sets the site up its first person and owner, as long as there is none: by an invitation that is
 * accepted at once. What is typed stays in this tab until then. Skipped, it stays away for this browser session.
 */
export function WhoAreYou() {
  const ways = useSignInWays(useAdminMode());
  const [isSkipped, setIsSkipped] = useState(() => readStored('sessionStorage', skippedKey) === 'true');
  const [invited, setInvited] = useState<(TypedPerson & { token: string }) | null>(null);
  const [hasJoined, setHasJoined] = useState(false);
  const { whoJoined, whoTitle, whoLead } = messages.setup;
  if (invited && hasJoined)
    return (
      <div ref={focusAtOnce} tabIndex={-1}>
        <StepNotice text={whoJoined(invited.name)} />
      </div>
    );
  if (isSkipped || !ways || ways.by_name) return null;
  const skip = () => {
    setIsSkipped(true);
    writeStored('sessionStorage', skippedKey, 'true');
    forgetTypedPerson();
  };
  const join = () => {
    forgetTypedPerson();
    setHasJoined(true);
  };
  return (
    <section aria-labelledby="who" className="grid max-w-2xl gap-6 rounded-card border border-rule p-6">
      <div>
        <h2 id="who" className="text-2xl">
          {whoTitle}
        </h2>
        <p className="mt-2 text-ink-2">{whoLead}</p>
      </div>
      {invited ? (
        <JoinChoice {...invited} passkeyHost={ways.passkey_host} onJoined={join} />
      ) : (
        <PersonForm onInvited={setInvited} />
      )}
      <Button variant="quiet" size="small" className="justify-self-start px-0" onClick={skip}>
        {messages.setup.skip}
      </Button>
    </section>
  );
}

function PersonForm({ onInvited }: { onInvited: (person: TypedPerson & { token: string }) => void }) {
  const [kept] = useState(readTypedPerson);
  const { form, submit, isPending } = useActionForm<TypedPerson, TypedPerson, { invitation_url: string }>({
    schema: typedPerson,
    defaultValues: kept ?? { name: '', email: '' },
    action: inviteHereAction,
    failed: messages.setup.failed,
    onSuccess: ({ invitation_url }) => {
      const token = new URL(invitation_url).pathname.split('/').at(-1) ?? '';
      onInvited({ ...form.getValues(), token });
    },
  });
  useEffect(() => {
    const { unsubscribe } = form.watch(() => keepTypedPerson(form.getValues()));
    return unsubscribe;
  }, [form]);
  return (
    <StaffForm onSubmit={submit}>
      {kept && <p className="text-sm">{messages.setup.whoUnfinished}</p>}
      <TextField form={form} name="name" label={messages.ownAccount.name} autoComplete="name" />
      <TextField form={form} name="email" label={messages.joining.email} type="email" autoComplete="email" />
      <Button type="submit" variant="secondary" pending={isPending} className="justify-self-start">
        {messages.setup.goOn}
      </Button>
    </StaffForm>
  );
}
