'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { AccessRequired } from '#components/account/access-required.tsx';
import { onAdminModeChange } from '#components/account/admin-mode.ts';

/** What the setup says to whoever is not signed in. Once they are, the page is asked for again. */
export function SetupGuard() {
  const { refresh } = useRouter();
  useEffect(() => onAdminModeChange(refresh), [refresh]);
  return <AccessRequired />;
}
