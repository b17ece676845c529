'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { factorMessages } from '#lib/account/messages.ts';
import type { Factor, NewFactor } from '#lib/account/schema.ts';
import { phoneFactorInput } from '#lib/account/schema.ts';
import { forgetFactor } from './factor-api.ts';
import { FactorForm } from './factor-form.tsx';
import { freeName } from './free-name.ts';
import { PhoneCode } from './phone-code.tsx';

interface AddPhoneProps {
  known: readonly Factor[];
  onAdded: () => Promise<void>;
  onCancel: () => void;
}

/** Adds a phone: a name and its number, then the first code that is sent to it. */
export function AddPhone({ known, onAdded, onCancel }: AddPhoneProps) {
  const [added, setAdded] = useState<NewFactor | null>(null);
  const [defaults] = useState({
    factor_type: 'phone' as const,
    friendly_name: freeName('Phone', known),
    phone: '',
  });
  if (!added) {
    return (
      <FactorForm schema={phoneFactorInput} defaults={defaults} onAdded={setAdded} onCancel={onCancel} />
    );
  }
  const cancel = () => void forgetFactor(added.id).then(onCancel);
  const confirmed = () => {
    toast('success', factorMessages.added);
    void onAdded();
  };
  return (
    <div className="grid gap-6">
      <p className="text-ink-2">
        A code goes to <strong className="text-ink">{added.phone}</strong>. Not the right number?{' '}
        <Button variant="quiet" size="small" onClick={cancel}>
          Start again
        </Button>
      </p>
      <PhoneCode isNew factorId={added.id} onConfirmed={confirmed} onCancel={cancel} />
    </div>
  );
}
