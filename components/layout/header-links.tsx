'use client';

import './site-nav.css';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageLink } from '#components/ui/links/page-link.tsx';
import type { NavigationEntry } from '#lib/core/site/page-lists.ts';
import { isCurrentPage } from './current-page.ts';
import { MobileMenu } from './mobile-menu.tsx';

/** The main navigation, as a row and as the menu of narrow windows: one of them is seen. */
export function HeaderLinks({ links, children }: { links: readonly NavigationEntry[]; children: ReactNode }) {
  return (
    <>
      <SiteNav links={links} />
      <MobileMenu links={links}>{children}</MobileMenu>
    </>
  );
}

/** The main navigation in a row, the current page marked. */
function SiteNav({ links }: { links: readonly NavigationEntry[] }) {
  const pathname = usePathname();
  return (
    <nav aria-label="Main" className="site-nav hidden md:block">
      <ul className="flex items-center gap-[clamp(8px,3.4vw-12px,34px)] text-[clamp(0.9375rem,0.83rem+0.22vw,1.03rem)]">
        {links.map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href} aria-current={isCurrentPage(href, pathname) ? 'page' : undefined}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
