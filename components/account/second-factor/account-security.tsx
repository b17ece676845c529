'use client';

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { swrRetries } from '#components/live-updates/swr-retries.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { renewRecoveryCodesAction } from '#lib/account/actions.ts';
import type { Factor } from '#lib/account/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { onChallengeVerified } from '../challenge-verified.ts';
import { OwnAccount } from '../own/own-account.tsx';
import { useOwnSession } from '../own-session.ts';
import { readPrivateList } from '../read-private.ts';
import { AddFactor } from './add-factor.tsx';
import { countRecoveryCodes } from './factor-api.ts';
import { FactorList } from './factor-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type View = { name: 'list' | 'totp' | 'phone' } | { name: 'codes'; codes: string[] };

/** How one signs in: of a person the whole account, of the shared password its second factors. */
export function AccountSecurity({ onClose }: { onClose: () => void }) {
  const [view, setView] = useState<View>({ name: 'list' });
  const isPerson = Boolean(useOwnSession()?.id);
  const { factors, problem, reload } = useFactors();

  const showList = () => {
    reload();
    setView({ name: 'list' });
  };
  const showCodes = (codes: string[]) => setView({ name: 'codes', codes });
  const afterAdding = async () => {
    reload();
    const codes = await offerRecoveryCodes();
    if (codes) showCodes(codes);
    else showList();
  };
  return (
    <Dialog isOpen onClose={onClose} {...headingOf(view, isPerson)}>
      {view.name === 'list' && isPerson && <OwnAccount />}
      {view.name === 'list' && (
        <FactorList
          factors={factors}
          problem={problem}
          isPerson={isPerson}
          onAdd={(name) => setView({ name })}
          onChanged={reload}
          onCodes={showCodes}
        />
      )}
      {(view.name === 'totp' || view.name === 'phone') && (
        <AddFactor type={view.name} known={factors ?? []} onAdded={afterAdding} onCancel={showList} />
      )}
      {view.name === 'codes' && <RecoveryCodes codes={view.codes} onDone={showList} />}
    </Dialog>
  );
}

function headingOf(view: View, isPerson: boolean) {
  const { title, description } = messages.ownAccount;
  return view.name === 'list' && isPerson ? { title, description } : messages.security.headings[view.name];
}

/** The second factors, read again once one is confirmed, here or in another tab. */
function useFactors(): {
  factors: Factor[] | undefined;
  problem: string | undefined;
  reload: () => void;
} {
  const { data, error, mutate } = useSWR<{ rows: Factor[] }, Error>(
    '/api/factors',
    readPrivateList,
    swrRetries(),
  );
  useEffect(() => onChallengeVerified(() => void mutate()), [mutate]);
  return { factors: data?.rows, problem: error?.message, reload: () => void mutate() };
}

/** Makes the first recovery codes once there is a second factor; null when there are some already. */
async function offerRecoveryCodes(): Promise<string[] | null> {
  const left = await runUnlocked(countRecoveryCodes, undefined);
  if (!left.ok || left.data.remaining > 0) return null;
  const made = await runUnlocked(renewRecoveryCodesAction, {});
  return made.ok ? made.data.codes : null;
}
