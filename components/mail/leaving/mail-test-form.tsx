'use client';

import { useState } from 'react';
import { useOwnAddress } from '#components/account/use-own-address.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { type ActionForm, useActionForm } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { Note } from '#components/ui/text/note.tsx';
import { Refusal } from '#components/ui/text/refusal.tsx';
import { messages } from '#lib/language/messages.ts';
import { testMailSettingsAction } from '#lib/mail/leaving/actions.ts';
import { type MailTest, mailTestInput } from '#lib/mail/leaving/schema.ts';
import { MailWay, type WayReached } from './mail-way.tsx';
import { SenderDomainChecks } from './sender-domain-checks.tsx';

/** Sends one mail and says how it went. `carrier` is who takes it: a server or a provider. */
export function MailTestForm({ carrier }: { carrier: string }) {
  const { test: words } = messages.mailSettings;
  const [result, setResult] = useState<MailTest | null>(null);
  const state = useActionForm<{ to: string }, { to: string }, MailTest>({
    schema: mailTestInput,
    defaultValues: { to: '' },
    action: testMailSettingsAction,
    failed: words.failed,
    onSuccess: setResult,
  });
  useOwnAddress(state.form);
  const submit = () => {
    setResult(null);
    return state.submit();
  };
  return (
    <section aria-labelledby="mail-test" className="grid gap-4 border-t border-rule pt-6">
      <h3 id="mail-test" className="text-lg">
        {words.title}
      </h3>
      <p className="measure text-sm text-ink-2">{words.lead}</p>
      <MailWay carrier={carrier} {...reachedBy(state, result)} />
      <StaffForm onSubmit={submit} labelledBy="mail-test">
        <TextField form={state.form} name="to" label={words.to} type="email" autoComplete="email" />
        {state.failure && <Refusal>{state.failure.message}</Refusal>}
        {result && <Outcome result={result} />}
        <Button type="submit" variant="secondary" pending={state.isPending} className="justify-self-start">
          {words.button}
        </Button>
      </StaffForm>
      {result && <SenderDomainChecks />}
    </section>
  );
}

function reachedBy(
  { isPending, failure }: Pick<ActionForm<{ to: string }>, 'isPending' | 'failure'>,
  result: MailTest | null,
): WayReached {
  if (isPending) return { passed: 1 };
  if (result) return result.accepted ? { passed: 2 } : { passed: 1, failedAt: 1 };
  if (!failure?.fields) return { passed: 0 };
  // The server takes mail, but not for this reader.
  return failure.fields.to ? { passed: 2, failedAt: 2 } : { passed: 1, failedAt: 1 };
}

function Outcome({ result: { accepted, seconds, server, words: said } }: { result: MailTest }) {
  const { test: words } = messages.mailSettings;
  if (!accepted)
    return (
      <Refusal>
        <span className="block">{words.refused(server)}</span>
        <span className="block font-normal">{said}</span>
      </Refusal>
    );
  return (
    <Note role="status" className="grid gap-1 wrap-anywhere">
      <span className="font-semibold">{words.accepted(formatSeconds(seconds), server)}</span>
      <span>{words.says(said)}</span>
      <span>{words.next}</span>
    </Note>
  );
}

function formatSeconds(seconds: number): string {
  return seconds.toFixed(1);
}
