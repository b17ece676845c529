'use client';

import './site-nav.css';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { isCurrentPage, mainNavigation } from '#lib/core/site/pages.ts';

/** The seven entries of the main navigation in a row, the current page marked. */
export function SiteNav() {
  const pathname = usePathname();
  return (
    <nav aria-label="Main" className="site-nav hidden md:block">
      <ul className="flex items-center gap-[clamp(8px,3.4vw-12px,34px)] text-[clamp(0.9375rem,0.83rem+0.22vw,1.03rem)]">
        {mainNavigation.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              aria-current={isCurrentPage(href, pathname) ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
