'use client';

import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '#components/form/select-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { messages } from '#lib/language/messages.ts';
import { mailgunHosts, securities } from '#lib/mail/leaving/schema.ts';
import type { MailValues } from './mail-values.ts';

interface KindFieldsProps {
  form: UseFormReturn<MailValues>;
  /** Kept: an empty field changes nothing. Missing: also one that cannot be opened any more. */
  secret: StoredSecret;
}

export type StoredSecret = 'none' | 'kept' | 'missing';

/** The fields that this kind needs. */
export function KindFields({ form, secret }: KindFieldsProps) {
  const { key, domain } = messages.mailSettings;
  switch (form.watch('kind')) {
    case 'none':
      return null;
    case 'gmail':
      return <GmailFields form={form} secret={secret} />;
    case 'microsoft':
      return <AccountField form={form} />;
    case 'smtp':
      return <SmtpFields form={form} secret={secret} />;
    case 'mailgun':
      return (
        <>
          <TextField form={form} name="user" label={domain} />
          <RegionField form={form} />
          <SecretField form={form} label={key} secret={secret} />
        </>
      );
    default:
      return <SecretField form={form} label={key} secret={secret} />;
  }
}

function AccountField({ form }: Pick<KindFieldsProps, 'form'>) {
  const { account } = messages.mailSettings;
  return <TextField form={form} name="user" label={account} type="email" autoComplete="off" />;
}

function GmailFields({ form, secret }: KindFieldsProps) {
  const { labels, appPasswordPage } = messages.mailSettings;
  return (
    <>
      <AccountField form={form} />
      <SecretField form={form} label={labels.secret} secret={secret} />
      <p className="text-sm">
        <a
          href="https://myaccount.google.com/apppasswords"
          target="_blank"
          rel="noopener noreferrer"
          className="font-semibold underline"
        >
          {appPasswordPage}
        </a>
      </p>
    </>
  );
}

function SmtpFields({ form, secret }: KindFieldsProps) {
  const { labels } = messages.mailSettings;
  return (
    <>
      <TextField form={form} name="host" label={labels.host} />
      <TextField form={form} name="user" label={labels.user} autoComplete="off" isOptional />
      <SecretField form={form} label={labels.secret} secret={secret} isOptional={!form.watch('user')} />
    </>
  );
}

/** What seldom needs a change: port and encryption of a server, and the pace. */
export function DetailFields({ form }: Pick<KindFieldsProps, 'form'>) {
  const { labels, portHelp, paceHelp, securities: names } = messages.mailSettings;
  const options = [
    { value: '', label: names.auto },
    ...securities.map((value) => ({ value, label: names[value] })),
  ];
  const number = { form, inputMode: 'numeric', isOptional: true } as const;
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      {form.watch('kind') === 'smtp' && (
        <>
          <TextField {...number} name="port" label={labels.port} help={portHelp} />
          <SelectField form={form} name="security" label={labels.security} options={options} />
        </>
      )}
      <TextField {...number} name="a_minute" label={labels.a_minute} />
      <TextField {...number} name="a_day" label={labels.a_day} help={paceHelp} />
    </div>
  );
}

function RegionField({ form }: Pick<KindFieldsProps, 'form'>) {
  const { region, regions } = messages.mailSettings;
  const [us, eu] = mailgunHosts;
  const options = [
    { value: us, label: regions.us },
    { value: eu, label: regions.eu },
  ];
  return <SelectField form={form} name="host" label={region} options={options} />;
}

interface SecretFieldProps extends KindFieldsProps {
  label: string;
  isOptional?: boolean;
}

function SecretField({ form, label, secret, isOptional = false }: SecretFieldProps) {
  const { secretKept: kept, secretMissing: missing } = messages.mailSettings;
  const help = { none: undefined, kept, missing };
  return (
    <TextField
      form={form}
      name="secret"
      label={label}
      help={help[secret]}
      type="password"
      autoComplete="new-password"
      isOptional={isOptional}
    />
  );
}
