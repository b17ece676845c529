'use client';

import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useUnsentText } from '#components/admin-mode/unsent-text.ts';
import { SelectField } from '#components/form/select-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useEditForm } from '#components/form/use-edit-form.tsx';
import { Button } from '#components/ui/button.tsx';
import { More } from '#components/ui/folds/more.tsx';
import { messages } from '#lib/language/messages.ts';
import { updateMailSettingsAction } from '#lib/mail/leaving/actions.ts';
import {
  checkKind,
  type MailSettings,
  mailSettingsFields,
  type mailSettingsInput,
  wayKinds,
} from '#lib/mail/leaving/schema.ts';
import { DetailFields, KindFields, type StoredSecret } from './kind-fields.tsx';
import { emptyFor, type MailValues, valuesOf } from './mail-values.ts';

const details = ['port', 'security', 'a_minute', 'a_day'] as const;

interface MailSettingsFormProps {
  settings: MailSettings;
  onSaved: () => Promise<unknown>;
}

/** The settings of the kind that is chosen. */
export function MailSettingsForm({ settings, onSaved }: MailSettingsFormProps) {
  const words = messages.mailSettings;
  const state = useMailForm(settings, onSaved);
  const { form, isPending, opened } = state;
  const kind = form.watch('kind');
  return (
    <StaffForm state={state}>
      <KindField form={form} />
      <KindFields form={form} secret={secretOf(opened, kind)} />
      {kind !== 'none' && (
        <>
          <SenderFields form={form} />
          <More label={words.details} isOpen={details.some((name) => form.formState.errors[name])}>
            <DetailFields form={form} />
          </More>
        </>
      )}
      <div>
        <Button type="submit" pending={isPending}>
          {words.save}
        </Button>
      </div>
    </StaffForm>
  );
}

/** A secret is kept for the kind that is stored. */
function secretOf({ kind, user, has_secret }: MailSettings, chosen: MailValues['kind']): StoredSecret {
  if (kind !== chosen || (kind === 'smtp' && !user)) return 'none';
  return has_secret ? 'kept' : 'missing';
}

function useMailForm(settings: MailSettings, onSaved: () => Promise<unknown>) {
  const words = messages.mailSettings;
  const schema: unknown = mailSettingsFields.superRefine(checkKind);
  const state = useEditForm<MailSettings, MailValues, z.input<typeof mailSettingsInput>, MailSettings>({
    row: settings,
    noun: words.noun,
    labels: words.labels,
    schema: schema as z.ZodType<unknown, MailValues>,
    valuesOf,
    toInput: ({ secret, ...values }, if_match) => ({ ...values, ...(secret && { secret }), if_match }),
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

/** Another kind begins with empty fields, and with the pace that its provider allows. */
function KindField({ form }: { form: UseFormReturn<MailValues> }) {
  const { labels, kinds, help } = messages.mailSettings;
  const kind = form.watch('kind');
  const choose = ({ target }: { target: { value: MailValues['kind'] } }) => {
    for (const [name, value] of Object.entries(emptyFor(target.value)))
      form.setValue(name as keyof MailValues, value, { shouldDirty: true });
    form.clearErrors();
  };
  const first = ['none', 'gmail', 'microsoft', 'smtp'] as const;
  const ordered = [...first, ...wayKinds.filter((each) => !first.some((known) => known === each))];
  return (
    <SelectField
      form={form}
      name="kind"
      label={labels.kind}
      help={help[kind]}
      options={ordered.map((value) => ({ value, label: kinds[value] }))}
      rules={{ onChange: choose }}
    />
  );
}

function SenderFields({ form }: { form: UseFormReturn<MailValues> }) {
  const { labels, senderHelp } = messages.mailSettings;
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <TextField form={form} name="from_name" label={labels.from_name} isOptional />
      <TextField
        form={form}
        name="from_address"
        label={labels.from_address}
        help={senderHelp}
        type="email"
        isOptional
      />
    </div>
  );
}
