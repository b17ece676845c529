'use client';

import { type UseFormReturn, useForm } from 'react-hook-form';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import { schemaResolver } from '#lib/core/browser/schema-resolver.ts';
import type { ActionError } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import { type SiteClaim, siteClaim } from '#lib/staff/schema.ts';
import { writeAdminMode } from '../admin-mode.ts';
import { cookieRefusal, readAssurance } from '../session.ts';

export interface ClaimSiteProps {
  /** What prints a new code on the machine. */
  command: string;
}

const fields = ['code', 'name', 'email', 'password'] as const;

/** The page on which the first owner claims a new site. Then this browser is in admin mode as that person. */
export function ClaimSite({ command }: ClaimSiteProps) {
  const { title, lead } = messages.claim;
  return (
    <>
      <PageHeading title={title}>
        <p>{lead}</p>
      </PageHeading>
      <div className="wrap pb-24">
        <ClaimForm command={command} />
      </div>
    </>
  );
}

function ClaimForm({ command }: ClaimSiteProps) {
  const { form, submit } = useClaimForm();
  const { code, codeHelp, name, email, password, passwordHelp, submit: label } = messages.claim;
  return (
    <StaffForm onSubmit={submit} className="grid max-w-xl gap-6">
      <TextField
        form={form}
        name="code"
        label={code}
        help={codeHelp(command)}
        inputMode="numeric"
        autoComplete="off"
        isStart
      />
      <TextField form={form} name="name" label={name} autoComplete="name" />
      <TextField form={form} name="email" label={email} type="email" autoComplete="username" />
      <TextField
        form={form}
        name="password"
        label={password}
        help={passwordHelp}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" pending={form.formState.isSubmitting} className="justify-self-start">
        {label}
      </Button>
    </StaffForm>
  );
}

function useClaimForm() {
  const defaultValues = { code: '', name: '', email: '', password: '' };
  const form = useForm<SiteClaim>({ resolver: schemaResolver(siteClaim), defaultValues });
  const submit = form.handleSubmit(async (typed) => {
    const refusal = await claim(typed);
    if (refusal) return showRefusal(form, refusal);
    toast('success', messages.setup.whoJoined(typed.name));
    // The setup begins at its top.
    window.scrollTo(0, 0);
    writeAdminMode(true);
  });
  return { form, submit };
}

/** Claims the site, unless this browser keeps no cookies: the code counts once. Returns the refusal, or null. */
async function claim(body: SiteClaim): Promise<ActionError | null> {
  const refusal = await cookieRefusal();
  if (refusal) return refusal;
  const answer = await callApi('/api/claim', { method: 'POST', body });
  if (!answer.ok) return answer.error;
  await readAssurance().catch(() => undefined);
  return null;
}

/** Shows the refusal at its fields, or else at the code. */
function showRefusal(form: UseFormReturn<SiteClaim>, { fields: refused = {}, message }: ActionError): void {
  const concerned = fields.filter((name) => refused[name]);
  for (const name of concerned) form.setError(name, { message: refused[name]?.[0] ?? message });
  if (concerned.length === 0) form.setError('code', { message });
  form.setFocus(concerned[0] ?? 'code');
}
