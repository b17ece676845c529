'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { SignInStep } from '#lib/account/schema.ts';
import { AccessRequired } from './access-required.tsx';
import { onAdminModeChange } from './admin-mode.ts';
import { PlainFactors } from './plain-factors.tsx';
import { PlainPassword } from './plain-password.tsx';

/**
 * What a page that works without scripts says to whoever is not signed in, with the sign-in as plain forms for
 * browsers without them. Once somebody is in, the page is asked for again.
 */
export function StaffFormGuard({ due }: { due: SignInStep }) {
  const { refresh } = useRouter();
  useEffect(() => onAdminModeChange(refresh), [refresh]);
  return (
    <AccessRequired>
      {due.step === 'password' ? <PlainPassword /> : <PlainFactors factors={due.factors} />}
    </AccessRequired>
  );
}
