'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { OwnSiteField } from '#components/church-data/imports/own-site-field.tsx';
import { useOldSite } from '#components/church-data/imports/use-old-site.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import { OldSiteFound } from './old-site-progress.tsx';
import { StepNotice } from './step-notice.tsx';

/** The address of the site that the church had before. It is read while the rest is filled in; nothing is written. */
export function OldSiteStep() {
  const { run, isKnown, reload } = useOldSite();
  const [asksAgain, setAsksAgain] = useState(false);
  const words = messages.setupSteps.site;
  const isBegun = run !== undefined && !asksAgain;
  if (!isKnown) return null;
  return (
    <div className="grid gap-8">
      <p className="measure">{words.lead}</p>
      {isBegun && (
        <>
          {run.state === 'running' && <StepNotice text={words.isRead} />}
          <OldSiteFound />
        </>
      )}
      {!isBegun && (
        <AddressForm
          onBegun={async () => {
            await reload();
            setAsksAgain(false);
          }}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button href={paths.setupStep('services')} variant={isBegun ? 'primary' : 'secondary'}>
          {isBegun ? messages.setup.goOn : words.skip}
        </Button>
        {isBegun && run.state !== 'running' && (
          <Button variant="quiet" onClick={() => setAsksAgain(true)}>
            {words.another}
          </Button>
        )}
      </div>
    </div>
  );
}

interface OldSite {
  url: string;
  is_ours: boolean;
}

function AddressForm({ onBegun }: { onBegun: () => Promise<unknown> }) {
  const form = useForm<OldSite>({ defaultValues: { url: '', is_ours: false } });
  const submit = form.handleSubmit(async (values) => {
    const body = { source: 'site', dry_run: true, ...values };
    const begin = (sent: object) => callApi('/api/imports', { method: 'POST', body: sent });
    const result = await runUnlocked(begin, body);
    if (result.ok) return void (await onBegun());
    for (const [name, [message]] of Object.entries(result.error.fields ?? {}))
      form.setError(name as keyof OldSite, { message: message ?? result.error.message });
    toast('error', messages.importPanel.beginFailed(messageOf(result.error)));
  });
  return (
    <StaffForm onSubmit={() => submit()} className="grid max-w-2xl gap-6">
      <TextField
        form={form}
        name="url"
        label={messages.setupSteps.site.address}
        help={messages.movingIn.addressHelp}
        inputMode="url"
        autoComplete="url"
      />
      <OwnSiteField form={form} />
      <Button type="submit" pending={form.formState.isSubmitting} className="justify-self-start">
        {messages.setupSteps.site.begin}
      </Button>
    </StaffForm>
  );
}
