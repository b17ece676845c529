'use client';

import { type FormEvent, useState } from 'react';
import { focusAtOnce } from '../form/focus-at-once';
import { FormField } from '../form/form-field';
import { Button } from '../ui/button';
import { signIn } from './session';
import type { UnlockStep } from './unlock';

interface PasswordStepProps {
  /** The password was right; what is still to be asked for, if anything. */
  onRight: (due: UnlockStep | null) => void;
  onCancel: () => void;
}

/** Asks for the shared admin password. A wrong one says so and stays (specification section 4). */
export function PasswordStep({ onRight, onCancel }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsPending(true);
    const answer = await signIn(password);
    setIsPending(false);
    if ('problem' in answer) setProblem(answer.problem);
    else onRight(answer.due);
  };
  return (
    <form onSubmit={submit} className="grid gap-6">
      <FormField label="Password" error={problem ?? undefined}>
        {(field) => (
          <input
            {...field}
            ref={focusAtOnce}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            className="field"
          />
        )}
      </FormField>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" pending={isPending} disabled={password === ''}>
          Unlock admin mode
        </Button>
      </div>
    </form>
  );
}
