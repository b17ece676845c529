'use client';

import { useState } from 'react';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { AddPhone } from './add-phone.tsx';
import { AddTotp } from './add-totp.tsx';
import { FactorList } from './factor-list.tsx';
import { offerRecoveryCodes } from './offer-recovery-codes.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useFactors } from './use-factors.ts';

type View = { name: 'list' | 'totp' | 'phone' } | { name: 'codes'; codes: string[] };

const headings: Record<View['name'], { title: string; description: string }> = {
  list: {
    title: 'Account Security',
    description: 'What staff show besides the password before anything can be changed.',
  },
  totp: {
    title: 'Add an authenticator app',
    description: 'An app on a phone or tablet that shows a new six-digit code every half minute.',
  },
  phone: {
    title: 'Add a phone',
    description: 'A phone that is sent a six-digit code whenever staff sign in.',
  },
  codes: {
    title: 'Your recovery codes',
    description: 'For the day the phone is lost. Each opens the site once, in place of a code.',
  },
};

/** The second factors of the staff account: lists, adds and removes them. */
export function AccountSecurity({ onClose }: { onClose: () => void }) {
  const [view, setView] = useState<View>({ name: 'list' });
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
    <Dialog isOpen onClose={onClose} {...headings[view.name]}>
      {view.name === 'list' && (
        <FactorList
          factors={factors}
          problem={problem}
          onAdd={(name) => setView({ name })}
          onChanged={reload}
          onCodes={showCodes}
        />
      )}
      {view.name === 'totp' && <AddTotp known={factors ?? []} onAdded={afterAdding} onCancel={showList} />}
      {view.name === 'phone' && <AddPhone known={factors ?? []} onAdded={afterAdding} onCancel={showList} />}
      {view.name === 'codes' && <RecoveryCodes codes={view.codes} onDone={showList} />}
    </Dialog>
  );
}
