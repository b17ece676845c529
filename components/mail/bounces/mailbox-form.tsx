'use client';

import type { z } from 'zod';
import { useUnsentText } from '#components/admin-mode/unsent-text.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useEditForm } from '#components/form/use-edit-form.tsx';
import { Button } from '#components/ui/button.tsx';
import { messages } from '#lib/language/messages.ts';
import { updateMailSettingsAction } from '#lib/mail/leaving/actions.ts';
import { type MailSettings, mailboxFields, type mailSettingsInput } from '#lib/mail/leaving/schema.ts';

interface Values {
  bounces: { host: string; port: string; user: string; secret: string };
}

interface MailboxFormProps {
  settings: MailSettings;
  onSaved: () => Promise<unknown>;
}

/** The mailbox of mails that come back. */
export function MailboxForm({ settings, onSaved }: MailboxFormProps) {
  const { bounces: words, secretKept, secretMissing } = messages.mailSettings;
  const state = useMailboxForm(settings, onSaved);
  const { form, isPending } = state;
  const stored = state.opened.bounces;
  const isKept = stored !== null && form.watch('bounces.host') === stored.host;
  return (
    <StaffForm state={state} labelledBy="mail-bounces">
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField form={form} name="bounces.host" label={words.host} help={words.off} isOptional />
        <TextField form={form} name="bounces.port" label={words.port} inputMode="numeric" isOptional />
        <TextField
          form={form}
          name="bounces.user"
          label={words.user}
          help={words.userHelp}
          autoComplete="off"
          isOptional
        />
        <TextField
          form={form}
          name="bounces.secret"
          label={words.secret}
          help={isKept ? (stored.has_secret ? secretKept : secretMissing) : undefined}
          type="password"
          autoComplete="new-password"
          isOptional
        />
      </div>
      <p className="measure text-sm text-ink-2">{words.askHelp}</p>
      <div>
        <Button type="submit" variant="secondary" pending={isPending}>
          {words.save}
        </Button>
      </div>
    </StaffForm>
  );
}

function useMailboxForm(settings: MailSettings, onSaved: () => Promise<unknown>) {
  const { bounces: words, labels } = messages.mailSettings;
  const schema: unknown = mailboxFields;
  const state = useEditForm<MailSettings, Values, z.input<typeof mailSettingsInput>, MailSettings>({
    row: settings,
    noun: words.title,
    labels: { ...labels, bounces: words.title },
    schema: schema as z.ZodType<unknown, Values>,
    valuesOf,
    toInput: ({ bounces: { secret, ...mailbox } }, if_match, opened) => ({
      ...othersOf(opened),
      bounces: mailbox.host.trim() === '' ? null : { ...mailbox, ...(secret && { secret }) },
      if_match,
    }),
    action: updateMailSettingsAction,
    failed: words.saveFailed,
    done: words.saved,
    onSuccess: (saved) => {
      state.follow(saved);
      void onSaved();
    },
  });
  useUnsentText(state.form.formState.isDirty);
  return state;
}

function valuesOf({ bounces }: MailSettings): Values {
  const { host = '', port = '', user = '' } = bounces ?? {};
  return { bounces: { host, port: String(port), user, secret: '' } };
}

/** What the form of the settings has, as it is stored. An absent secret is kept. */
function othersOf({
  bounces: _,
  is_from_environment: __,
  has_secret: ___,
  updated_at: ____,
  ...others
}: MailSettings) {
  return others;
}
