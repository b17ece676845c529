'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { renewRecoveryCodesAction } from '@/lib/admin/actions';
import { recoveryCodeCount } from '@/lib/admin/typed-code';
import { runUnlocked } from '../form/use-action-form';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { toast } from '../ui/toast';
import { countRecoveryCodes } from './factor-calls';

/** How many recovery codes are left, and a way to make new ones. */
export function RecoverySummary({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const { data, mutate } = useSWR('/api/factors/recovery-codes', () =>
    runUnlocked(countRecoveryCodes, undefined),
  );
  const left = data?.ok ? data.data.remaining : undefined;

  const renew = async () => {
    setIsPending(true);
    const result = await runUnlocked(renewRecoveryCodesAction, {});
    setIsPending(false);
    setIsAsking(false);
    if (!result.ok) return toast('error', result.error.message);
    void mutate();
    onCodes(result.data.codes);
  };
  return (
    <section aria-labelledby="recovery-codes" className="rounded-card bg-limestone p-5">
      <h3 id="recovery-codes" className="text-lg">
        Recovery codes
      </h3>
      <p className="mt-1.5 text-sm text-ink-2">
        {left !== undefined && <strong className="text-ink">{words(left)} </strong>}
        Keep them on paper, away from the phone: they open the site when it is lost.
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

function words(left: number): string {
  return left === 0 ? 'There are none left.' : `${left} of ${recoveryCodeCount} are left.`;
}
