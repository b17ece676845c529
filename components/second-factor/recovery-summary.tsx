'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { usePress } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { renewRecoveryCodesAction } from '#lib/account/actions.ts';
import { recoveryCodeCount } from '#lib/account/typed-code.ts';
import { countRecoveryCodes } from './factor-api.ts';

/** How many recovery codes are left, and a way to make new ones. */
export function RecoverySummary({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { left, isPending, make } = useRecoveryCodes(onCodes);
  const renew = () => make().finally(() => setIsAsking(false));
  return (
    <section aria-labelledby="recovery-codes" className="rounded-card bg-limestone p-5">
      <h3 id="recovery-codes" className="text-lg">
        Recovery codes
      </h3>
      <p className="mt-1.5 text-sm text-ink-2">
        {left !== undefined && <strong className="text-ink">{remainingLabel(left)} </strong>}
        <span>Keep them on paper, away from the phone: they open the site when it is lost.</span>
      </p>
      <Button
        variant="secondary"
        size="small"
        className="mt-4"
        pending={isPending}
        onClick={() => (left === 0 ? renew() : setIsAsking(true))}
      >
        Make new codes
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Make new recovery codes"
        question="The old ones stop working at once. Do you want ten new ones?"
        confirm="Make new codes"
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

function remainingLabel(left: number): string {
  return left === 0 ? 'There are none left.' : `${left} of ${recoveryCodeCount} are left.`;
}
