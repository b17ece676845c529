'use client';

import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { Note } from '#components/ui/text/note.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import { callApi } from '#lib/core/browser/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import { askDeviceCodeAction } from '#lib/mail/leaving/actions.ts';
import { type DeviceCode, deviceCodeInput, type NewDeviceCode } from '#lib/mail/leaving/schema.ts';

const read = (path: string) => readPrivate((asked: string) => callApi<DeviceCode>(asked), path);

/** The sign-in at Microsoft: the application, the code, and how far it is. */
export function MicrosoftSignIn() {
  const { data, problem, reload } = usePrivateRead('/api/mail-settings/device-code', 'settings', read);
  const { signIn: words, loadFailed } = messages.mailSettings;
  return (
    <section aria-labelledby="microsoft-sign-in" className="grid gap-4 border-t border-rule pt-6">
      <h3 id="microsoft-sign-in" className="text-lg">
        {words.title}
      </h3>
      <p className="measure text-sm text-ink-2">{words.lead}</p>
      {problem && <Problem>{`${loadFailed}: ${problem}`}</Problem>}
      {data && (
        <>
          <Progress code={data} />
          <Steps />
          <CodeForm key={data.client_id} code={data} onAsked={reload} />
        </>
      )}
    </section>
  );
}

function Progress({ code }: { code: DeviceCode }) {
  const { signIn: words } = messages.mailSettings;
  return (
    <Note role="status" className="grid gap-2">
      <span className="font-semibold">{words.states[code.state]}</span>
      {code.user_code && code.verification_url && (
        <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <a
            href={code.verification_url}
            target="_blank"
            rel="noopener noreferrer"
            className="font-semibold underline"
          >
            {words.open}
          </a>
          <span>{words.type}</span>
          <code className="text-lg font-semibold tracking-wider" translate="no">
            {code.user_code}
          </code>
        </span>
      )}
    </Note>
  );
}

function CodeForm({ code, onAsked }: { code: DeviceCode; onAsked: () => Promise<unknown> }) {
  const { signIn: words } = messages.mailSettings;
  type Values = { client_id: string; tenant: string };
  const state = useActionForm<Values, Values, NewDeviceCode>({
    schema: deviceCodeInput as never,
    defaultValues: {
      client_id: code.client_id ?? '',
      tenant: code.tenant === 'organizations' ? '' : (code.tenant ?? ''),
    },
    action: askDeviceCodeAction,
    failed: words.failed,
    onSuccess: () => void onAsked(),
  });
  return (
    <StaffForm state={state}>
      <TextField form={state.form} name="client_id" label={words.client} autoComplete="off" />
      <TextField
        form={state.form}
        name="tenant"
        label={words.tenant}
        help={words.tenantHelp}
        autoComplete="off"
        isOptional
      />
      <Button type="submit" variant="secondary" pending={state.isPending} className="justify-self-start">
        {code.state === 'none' ? words.button : words.again}
      </Button>
    </StaffForm>
  );
}

/** How a church makes an application of its own. */
function Steps() {
  const { signIn: words, clientPage } = messages.mailSettings;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-semibold">{clientPage}</summary>
      <ol className="measure mt-3 grid list-decimal gap-1.5 ps-5">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3">
        <a
          href="https://entra.microsoft.com/"
          target="_blank"
          rel="noopener noreferrer"
          className="font-semibold underline"
        >
          {words.portal}
        </a>
      </p>
    </details>
  );
}
