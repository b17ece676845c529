'use client';

import { useState } from 'react';
import { Smartphone } from '#components/ui/icons/generated/icons.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import { cookieRefusal } from '../session.ts';
import { PasskeyButton } from '../sign-in/passkey-button.tsx';
import { type CreationOptions, makePasskey } from '../sign-in/webauthn.ts';
import type { Accept } from './accept-invitation.ts';

interface NewPasskeyProps {
  /** Where the options of the passkey come from. */
  optionsPath: string;
  accept: Accept;
}

/** Accepts with a passkey of this device. */
export function NewPasskey({ optionsPath, accept }: NewPasskeyProps) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async (): Promise<string | null> => {
    const [refusal, options] = await Promise.all([
      cookieRefusal(),
      callApi<CreationOptions>(optionsPath, { method: 'POST' }),
    ]);
    if (refusal) return refusal.message;
    if (!options.ok) return options.error.message;
    const outcome = await makePasskey(options.data);
    if ('response' in outcome) return (await accept(outcome))?.message ?? null;
    const { cancelled, known, failed } = messages.joining;
    return { replaced: null, cancelled, known, failed }[outcome.failure];
  };
  const press = async () => {
    setIsPending(true);
    setProblem(null);
    setProblem(await make());
    setIsPending(false);
  };
  return (
    <PasskeyButton
      label={messages.joining.usePhone}
      hint={messages.joining.passkeyHint}
      icon={<Smartphone aria-hidden size={20} />}
      problem={problem}
      isPending={isPending}
      onPress={press}
    />
  );
}
