'use client';

import { type FormEvent, useState } from 'react';
import { focusAtOnce } from '#components/form/focus-at-once.ts';
import { FormActions } from '#components/form/form-actions.tsx';
import { FormField } from '#components/form/form-field.tsx';
import { messages } from '#lib/language/messages.ts';

interface CodeFormProps {
  kind: 'factor' | 'recovery';
  label: string;
  help: string;
  submitLabel: string;
  /** The focus starts on content before the field. */
  isFocusElsewhere?: boolean;
  /** Sends the code. Resolves to the message of a refusal, or null. */
  onSubmit: (code: string) => Promise<string | null>;
  onCancel: () => void;
}

/** A form for one code, with the keyboard and autofill that fit its kind. */
export function CodeForm(props: CodeFormProps) {
  const { kind, label, help, submitLabel, isFocusElsewhere, onSubmit, onCancel } = props;
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return setProblem(messages.factors.codeMissing);
    setIsPending(true);
    setProblem(null);
    setProblem(await onSubmit(code));
    setIsPending(false);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <FormField label={label} help={help} error={problem ?? undefined}>
        {(field) => (
          <input
            {...field}
            {...keyboards[kind]}
            ref={isFocusElsewhere ? undefined : focusAtOnce}
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            dir="ltr"
            className="field text-xl tabular"
            style={{ letterSpacing: '0.2em' }}
          />
        )}
      </FormField>
      <FormActions submit={submitLabel} isPending={isPending} onCancel={onCancel} />
    </form>
  );
}

const keyboards = {
  factor: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 9 },
  recovery: { autoComplete: 'off', maxLength: 24 },
} as const;
