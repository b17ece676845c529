'use client';

import type { ReactNode } from 'react';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import { useSignInWays } from '../sign-in/use-sign-in-ways.ts';
import type { ClaimSiteProps } from './claim-site.tsx';

const ClaimSite = lazyComponent<ClaimSiteProps>(() =>
  import('./claim-site.tsx').then((module) => module.ClaimSite),
);

interface UnclaimedOrProps extends ClaimSiteProps {
  children: ReactNode;
}

/**
 * The form of the code on a site that waits for its first owner, else `children`. Hidden until that is known; without
 * scripts the children stay visible.
 */
export function UnclaimedOr({ command, children }: UnclaimedOrProps) {
  const ways = useSignInWays(true);
  if (ways?.is_claimable) return <ClaimSite command={command} />;
  return <div className={ways ? undefined : 'until-known'}>{children}</div>;
}
