'use client';

import { type FormEvent, useState } from 'react';
import { FormField } from '../form/form-field';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { signIn } from './session';

interface PasswordDialogProps {
  isOpen: boolean;
  onUnlocked: () => void;
  onCancelled: () => void;
}

/** Asks for the shared admin password. A wrong one keeps the dialog open and says so (section 4). */
export function PasswordDialog({ isOpen, onUnlocked, onCancelled }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  const close = (then: () => void) => {
    setPassword('');
    setProblem(null);
    then();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsPending(true);
    const refusal = await signIn(password);
    setIsPending(false);
    if (refusal) setProblem(refusal);
    else close(onUnlocked);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => close(onCancelled)}
      width="question"
      title="Staff sign-in"
      description="Enter the admin password to edit this site in place."
    >
      <form onSubmit={submit} className="grid gap-6">
        <FormField label="Password" error={problem ?? undefined}>
          {(field) => (
            <input
              {...field}
              autoFocus
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              className="field"
            />
          )}
        </FormField>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => close(onCancelled)}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending} disabled={password === ''}>
            Unlock admin mode
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
