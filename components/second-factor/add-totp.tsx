'use client';

import { useState } from 'react';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { factorMessages } from '#lib/account/messages.ts';
import type { Factor, NewFactor } from '#lib/account/schema.ts';
import { totpFactorInput } from '#lib/account/schema.ts';
import { CodeForm } from './code-form.tsx';
import { confirmFactor, forgetFactor } from './factor-api.ts';
import { FactorForm } from './factor-form.tsx';
import { freeName } from './free-name.ts';
import { TotpSecret } from './totp-secret.tsx';

interface AddTotpProps {
  known: readonly Factor[];
  onAdded: () => Promise<void>;
  onCancel: () => void;
}

/** Adds an authenticator app: a name, then the picture to scan, then its first code. */
export function AddTotp({ known, onAdded, onCancel }: AddTotpProps) {
  const [added, setAdded] = useState<NewFactor | null>(null);
  const [defaults] = useState({
    factor_type: 'totp' as const,
    friendly_name: freeName('Authenticator app', known),
  });
  if (!added?.totp) {
    return <FactorForm schema={totpFactorInput} defaults={defaults} onAdded={setAdded} onCancel={onCancel} />;
  }
  const confirm = async (code: string) => {
    const result = await runUnlocked(confirmFactor, { id: added.id, code });
    if (!result.ok) return result.error.message;
    toast('success', factorMessages.added);
    await onAdded();
    return null;
  };
  return (
    <div className="grid gap-6">
      <TotpSecret totp={added.totp} />
      <CodeForm
        kind="factor"
        label="Code that the app shows"
        help="Six digits. This proves that the app and the site agree."
        submitLabel="Confirm"
        isFocusElsewhere
        onSubmit={confirm}
        onCancel={() => void forgetFactor(added.id).then(onCancel)}
      />
    </div>
  );
}
