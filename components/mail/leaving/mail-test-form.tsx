'use client';

import { useState } from 'react';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { Note } from '#components/ui/text/note.tsx';
import { Refusal } from '#components/ui/text/refusal.tsx';
import { messages } from '#lib/language/messages.ts';
import { testMailSettingsAction } from '#lib/mail/leaving/actions.ts';
import { type MailTest, mailTestInput } from '#lib/mail/leaving/schema.ts';

/** Sends one mail and says how it went. */
export function MailTestForm() {
  const { test: words } = messages.mailSettings;
  const [result, setResult] = useState<MailTest | null>(null);
  const state = useActionForm<{ to: string }, { to: string }, MailTest>({
    schema: mailTestInput,
    defaultValues: { to: '' },
    action: testMailSettingsAction,
    failed: words.failed,
    onSuccess: setResult,
  });
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
      <StaffForm onSubmit={submit} labelledBy="mail-test">
        <TextField form={state.form} name="to" label={words.to} type="email" autoComplete="email" />
        {state.failure && <Refusal>{state.failure.message}</Refusal>}
        {result && <Outcome result={result} />}
        <Button type="submit" variant="secondary" pending={state.isPending} className="justify-self-start">
          {words.button}
        </Button>
      </StaffForm>
    </section>
  );
}

function Outcome({ result: { accepted, seconds, server, words: said } }: { result: MailTest }) {
  const { test: words } = messages.mailSettings;
  if (!accepted)
    return (
      <Refusal>
        <span className="block">{words.refused(server)}</span>
        <span className="block font-normal">{words.says(said)}</span>
      </Refusal>
    );
  return (
    <Note role="status" className="grid gap-1 [overflow-wrap:anywhere]">
      <span className="font-semibold">{words.accepted(formatSeconds(seconds), server)}</span>
      <span>{words.says(said)}</span>
      <span>{words.next}</span>
    </Note>
  );
}

function formatSeconds(seconds: number): string {
  return seconds.toFixed(1);
}
