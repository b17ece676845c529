'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import type { Factor } from '#lib/account/schema.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import { CodeForm } from './code-form.tsx';
import { confirmFactor, readFactors } from './factor-api.ts';
import { PhoneCode } from './phone-code.tsx';

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
    return <Loading role="status">{messages.factorTexts.looking}</Loading>;
  }
  if (!answer.ok) {
    const isLost = answer.error.code === 'unauthenticated';
    return (
      <Notice text={answer.error.message} onCancel={onCancel}>
        {isLost && <Button onClick={onSessionLost}>{messages.factorTexts.enterPassword}</Button>}
      </Notice>
    );
  }
  const factors = answer.data.filter(({ status }) => status === 'verified');
  if (factors.length === 0) {
    return (
      <Notice text={messages.factorTexts.noneLeft} onCancel={onCancel}>
        <Button onClick={onConfirmed}>{messages.factorTexts.goOn}</Button>
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
          {messages.ui.cancel}
        </Button>
        {children}
      </div>
    </div>
  );
}

interface FactorQuestionProps {
  /** The verified ones: at least one. */
  factors: readonly Factor[];
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks for the code of one factor, chosen when there are several, or for a recovery code. */
function FactorQuestion({ factors, onConfirmed, onCancel }: FactorQuestionProps) {
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
  const form = { onSubmit: confirm, onCancel, submitLabel: messages.factorTexts.confirm };
  return (
    <div className="grid gap-6">
      {factors.length > 1 && !isRecovery && (
        <FactorChoice factors={factors} chosenId={factor.id} onChoose={setChosenId} />
      )}
      {isRecovery ? (
        <CodeForm
          {...form}
          key="recovery"
          kind="recovery"
          label={messages.factorTexts.recoveryCode}
          help={messages.factorTexts.help.recovery}
        />
      ) : factor.factor_type === 'phone' ? (
        <PhoneCode key={factor.id} factorId={factor.id} onConfirmed={onConfirmed} onCancel={onCancel} />
      ) : (
        <CodeForm
          {...form}
          key={factor.id}
          kind="factor"
          label={messages.factorTexts.codeOf(factor.friendly_name)}
          help={messages.factorTexts.help.totp}
        />
      )}
      <RecoveryToggle isRecovery={isRecovery} onToggle={() => setIsRecovery(!isRecovery)} />
    </div>
  );
}

function RecoveryToggle({ isRecovery, onToggle }: { isRecovery: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      onClick={onToggle}
      className="min-h-11 justify-self-start font-semibold text-accent underline underline-offset-4 hover:text-accent-deep"
    >
      {isRecovery ? messages.factorTexts.useFactor : messages.factorTexts.useRecovery}
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
      label={messages.factorTexts.confirmWith}
      options={factors.map(({ id, friendly_name }) => ({ value: id, label: friendly_name }))}
      radio={(id) => ({ name: 'factor', checked: id === chosenId, onChange: () => onChoose(id) })}
    />
  );
}
