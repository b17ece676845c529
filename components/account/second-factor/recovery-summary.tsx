'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { usePress } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { renewRecoveryCodesAction } from '#lib/account/actions.ts';
import { recoveryCodeCount } from '#lib/account/typed-code.ts';
import { messages } from '#lib/language/messages.ts';
import { countRecoveryCodes } from './factor-api.ts';

/** How many recovery codes are left, and a way to make new ones. */
export function RecoverySummary({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { left, isPending, make } = useRecoveryCodes(onCodes);
  const renew = () => make().finally(() => setIsAsking(false));
  return (
    <section aria-labelledby="recovery-codes" className="rounded-card bg-limestone p-5">
      <h3 id="recovery-codes" className="text-lg">
        {messages.recovery.title}
      </h3>
      <p className="mt-1.5 text-sm text-ink-2">
        {left !== undefined && (
          <strong className="text-ink">{messages.recovery.left(left, recoveryCodeCount)} </strong>
        )}
        <span>{messages.recovery.keep}</span>
      </p>
      <Button
        variant="secondary"
        size="small"
        className="mt-4"
        pending={isPending}
        onClick={() => (left === 0 ? renew() : setIsAsking(true))}
      >
        {messages.recovery.renew}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.recovery.renewTitle}
        question={messages.recovery.renewQuestion}
        confirm={messages.recovery.renew}
        onConfirm={renew}
        onClose={() => setIsAsking(false)}
      />
    </section>
  );
}

function useRecoveryCodes(onCodes: (codes: string[]) => void) {
  const { data, mutate } = useSWR('/api/factors/recovery-codes', () =>
    runUnlocked(countRecoveryCodes, undefined),
  );
  const { isPending, press } = usePress(renewRecoveryCodesAction, ({ codes }) => {
    void mutate();
    onCodes(codes);
  });
  return { left: data?.ok ? data.data.remaining : undefined, isPending, make: () => press({}) };
}
