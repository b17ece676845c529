'use client';

import { ChoiceField } from '#components/form/choice-field.tsx';
import { FormField } from '#components/form/form-field.tsx';
import { FormNotice } from '#components/form/form-notice.tsx';
import { useFormAction } from '#components/form/use-form-action.ts';
import { Button } from '#components/ui/button.tsx';
import { answerFactorFormAction } from '#lib/account/actions.ts';
import { factorTexts } from '#lib/account/messages.ts';
import type { Factor } from '#lib/account/schema.ts';
import type { CarriedFields } from '#lib/core/cache/render-context.ts';
import { smsChannels } from '#lib/core/platform/sms-channels.ts';
import { CarriedInputs } from './carried-inputs.tsx';

interface PlainFactorFormProps {
  factor: Factor;
  /** What was typed into another form meanwhile. */
  carried: CarriedFields | null;
  isRecovery?: boolean;
}

/** Asks for a factor's code without scripts, or for a recovery code in its place; a phone is sent its code first. */
export function PlainFactorForm({ factor, carried, isRecovery = false }: PlainFactorFormProps) {
  const { post, sent, challengeId, error, refusal } = useFactorForm();
  const isPhone = factor.factor_type === 'phone' && !isRecovery;
  return (
    <form action={post} noValidate className="grid gap-5">
      <input type="hidden" name="id" value={factor.id} />
      <input type="hidden" name="challenge_id" value={challengeId} />
      <CarriedInputs fields={carried} />
      {/* What Enter sends. */}
      <button type="submit" name="intent" value="confirm" tabIndex={-1} aria-hidden className="sr-only" />
      {refusal && <FormNotice isRefusal text={refusal} />}
      {sent && <FormNotice text={factorTexts.sent(sent.channel)} />}
      {isPhone && <SendCode name={factor.friendly_name} isAgain={challengeId !== ''} />}
      <CodeField factor={factor} isRecovery={isRecovery} error={error} />
      <Button type="submit" name="intent" value="confirm" className="justify-self-start">
        Confirm
      </Button>
    </form>
  );
}

function useFactorForm() {
  const [result, post] = useFormAction(answerFactorFormAction);
  const data = result?.ok ? result.data : null;
  const sent = data && 'sent' in data ? data.sent : null;
  const left = data && 'isSaved' in data && !data.isSaved ? data : null;
  const fields = left?.fields ?? (result?.ok === false ? result.error.fields : undefined);
  const error = fields?.code?.[0];
  const message = left?.message ?? (result?.ok === false ? result.error.message : undefined);
  return {
    post,
    sent,
    challengeId: sent?.id ?? left?.typed.challenge_id ?? '',
    error,
    refusal: error ? undefined : message,
  };
}

function SendCode({ name, isAgain }: { name: string; isAgain: boolean }) {
  return (
    <ChoiceField
      label={`Send the code to ${name} by`}
      options={smsChannels.map((value) => ({ value, label: factorTexts.channels[value] }))}
      radio={(channel) => ({ name: 'channel', defaultChecked: channel === smsChannels[0] })}
    >
      <Button type="submit" variant="secondary" name="intent" value="send" className="mt-4">
        {isAgain ? 'Send another code' : 'Send the code'}
      </Button>
    </ChoiceField>
  );
}

interface CodeFieldProps {
  factor: Factor;
  isRecovery: boolean;
  error: string | undefined;
}

function CodeField({ factor, isRecovery, error }: CodeFieldProps) {
  const kind = isRecovery ? 'recovery' : factor.factor_type;
  const label = {
    recovery: 'Recovery code',
    phone: 'Code from the message',
    totp: `Code of ${factor.friendly_name}`,
  };
  return (
    <FormField label={label[kind]} help={factorTexts.help[kind]} error={error}>
      {(field) => (
        <input
          {...field}
          name="code"
          inputMode={isRecovery ? undefined : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={24}
          className="field text-xl tracking-[0.2em] tabular"
        />
      )}
    </FormField>
  );
}
