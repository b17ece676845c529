'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { FormNotice } from '#components/form/form-notice.tsx';
import type { SignInStep } from '#lib/account/schema.ts';
import type { CarriedFields } from '#lib/core/cache/render-context.ts';
import { carriedMessages } from '#lib/core/operations/carried-form.ts';
import { AccessRequired } from './access-required.tsx';
import { onAdminModeChange } from './admin-mode.ts';
import { PlainFactors } from './plain-factors.tsx';
import { PlainPassword } from './plain-password.tsx';

interface StaffFormGuardProps {
  due: SignInStep;
  /** What was typed into the page's own form, which was sent when nobody was signed in any more. */
  carried: CarriedFields | null;
}

/**
 * What a page that works without scripts says to whoever is not signed in, with the sign-in as plain forms for
 * browsers without them. Once somebody is in, the page is asked for again; not while a sign-in carries what was
 * typed, which would be gone.
 */
export function StaffFormGuard({ due, carried }: StaffFormGuardProps) {
  const { refresh } = useRouter();
  useEffect(() => (carried ? undefined : onAdminModeChange(refresh)), [refresh, carried]);
  return (
    <AccessRequired isAlwaysPlain={carried !== null}>
      <div className="grid gap-6">
        {carried && <FormNotice text={carriedMessages.atSignIn} />}
        {due.step === 'password' ? (
          <PlainPassword carried={carried} />
        ) : (
          <PlainFactors factors={due.factors} carried={carried} />
        )}
      </div>
    </AccessRequired>
  );
}
