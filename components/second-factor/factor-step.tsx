'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { Button } from '#components/ui/button.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import type { Factor } from '#lib/account/schema.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { readFactors } from './factor-api.ts';
import { FactorQuestion } from './factor-question.tsx';

interface FactorStepProps {
  onConfirmed: () => void;
  /** Called when the session has ended, so that the password is asked for first. */
  onSessionLost: () => void;
  onCancel: () => void;
}

/** The second step of the sign-in: reads the factors and asks for one of them. */
export function FactorStep({ onConfirmed, onSessionLost, onCancel }: FactorStepProps) {
  const [key] = useState(() => ['sign-in factors', Date.now()]);
  const { data: answer } = useSWR<ActionResult<Factor[]>>(key, readFactors, { revalidateOnFocus: false });
  if (!answer) {
    return <Loading role="status">Looking up your second factor...</Loading>;
  }
  if (!answer.ok) {
    const isLost = answer.error.code === 'unauthenticated';
    return (
      <Notice text={answer.error.message} onCancel={onCancel}>
        {isLost && <Button onClick={onSessionLost}>Enter the password</Button>}
      </Notice>
    );
  }
  const factors = answer.data.filter(({ status }) => status === 'verified');
  if (factors.length === 0) {
    return (
      <Notice text="There is no second factor any more: the password is enough." onCancel={onCancel}>
        <Button onClick={onConfirmed}>Go on</Button>
      </Notice>
    );
  }
  return <FactorQuestion factors={factors} onConfirmed={onConfirmed} onCancel={onCancel} />;
}

function Notice({
  text,
  onCancel,
  children,
}: {
  text: string;
  onCancel: () => void;
  children: React.ReactNode;
}) {
  return (
    <div className="grid gap-6">
      <p role="alert" className="font-semibold">
        {text}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        {children}
      </div>
    </div>
  );
}
