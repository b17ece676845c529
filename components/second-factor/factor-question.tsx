'use client';

import { useState } from 'react';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { factorTexts } from '#lib/account/messages.ts';
import type { Factor } from '#lib/account/schema.ts';
import { CodeForm } from './code-form.tsx';
import { confirmFactor } from './factor-api.ts';
import { PhoneCode } from './phone-code.tsx';

interface FactorQuestionProps {
  /** The verified ones: at least one. */
  factors: readonly Factor[];
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks for the code of one factor, chosen when there are several, or for a recovery code. */
export function FactorQuestion({ factors, onConfirmed, onCancel }: FactorQuestionProps) {
  const [chosenId, setChosenId] = useState(factors[0]?.id);
  const [isRecovery, setIsRecovery] = useState(false);
  const factor = factors.find(({ id }) => id === chosenId) ?? factors[0];
  if (!factor) return null;

  const confirm = async (code: string) => {
    const channel = isRecovery ? ({ channel: 'recovery' } as const) : {};
    const result = await confirmFactor({ id: factor.id, code, ...channel });
    if (!result.ok) return result.error.message;
    onConfirmed();
    return null;
  };
  const form = { onSubmit: confirm, onCancel, submitLabel: 'Confirm' };
  return (
    <div className="grid gap-6">
      {factors.length > 1 && !isRecovery && (
        <FactorChoice factors={factors} chosenId={factor.id} onChoose={setChosenId} />
      )}
      {isRecovery ? (
        <CodeForm {...form} key="recovery" kind="recovery" label="Recovery code" help={help.recovery} />
      ) : factor.factor_type === 'phone' ? (
        <PhoneCode key={factor.id} factorId={factor.id} onConfirmed={onConfirmed} onCancel={onCancel} />
      ) : (
        <CodeForm
          {...form}
          key={factor.id}
          kind="factor"
          label={`Code of ${factor.friendly_name}`}
          help={help.totp}
        />
      )}
      <RecoveryToggle isRecovery={isRecovery} onToggle={() => setIsRecovery(!isRecovery)} />
    </div>
  );
}

const { help } = factorTexts;

function RecoveryToggle({ isRecovery, onToggle }: { isRecovery: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      onClick={onToggle}
      className="min-h-11 justify-self-start font-semibold text-accent underline underline-offset-4 hover:text-accent-deep"
    >
      {isRecovery ? 'Use the app or phone instead' : 'Use a recovery code instead'}
    </button>
  );
}

function FactorChoice({
  factors,
  chosenId,
  onChoose,
}: {
  factors: readonly Factor[];
  chosenId: string;
  onChoose: (id: string) => void;
}) {
  return (
    <ChoiceField
      label="Confirm with"
      options={factors.map(({ id, friendly_name }) => ({ value: id, label: friendly_name }))}
      radio={(id) => ({ name: 'factor', checked: id === chosenId, onChange: () => onChoose(id) })}
    />
  );
}
