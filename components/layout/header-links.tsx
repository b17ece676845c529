'use client';

import type { ReactNode } from 'react';
import type { NavigationEntry } from '#lib/core/site/page-lists.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { SiteNav } from './site-nav.tsx';

/** The main navigation, as a row and as the menu of narrow windows: one of them is seen. */
export function HeaderLinks({ links, children }: { links: readonly NavigationEntry[]; children: ReactNode }) {
  return (
    <>
      <SiteNav links={links} />
      <MobileMenu links={links}>{children}</MobileMenu>
    </>
  );
}
