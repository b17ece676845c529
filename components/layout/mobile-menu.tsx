'use client';

import '#components/ui/button.css';
import './mobile-menu.css';
import { usePathname } from 'next/navigation';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { PageLink } from '#components/ui/links/page-link.tsx';
import type { NavigationEntry } from '#lib/core/site/page-lists.ts';
import { paths } from '#lib/core/site/paths.ts';
import { isCurrentPage } from './current-page.ts';

interface MobileMenuProps {
  links: readonly NavigationEntry[];
  children: ReactNode;
}

/**
 * The menu of narrow windows, an overlay with Visit Us. A details element, so that it opens without scripts;
 * with them it keeps the keyboard inside, closes on Escape and after a choice.
 */
export function MobileMenu({ links, children }: MobileMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const pathname = usePathname();

  // Cleaning up is for the page that is left: whoever opened the menu before the scripts ran keeps it open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to close
  useEffect(() => () => close(menu.current), [pathname]);

  // Opened before this code was there to hear of it.
  useEffect(() => takeFocus(menu.current), []);

  return (
    <details
      ref={menu}
      className="mobile-menu md:hidden"
      onToggle={({ currentTarget }) => takeFocus(currentTarget)}
      onKeyDown={keepKeyboardInside}
    >
      <summary aria-label="Menu" className="relative z-10 -mr-2 grid size-12 list-none place-items-center">
        <span aria-hidden="true" className="mobile-menu-mark" />
      </summary>
      <div className="mobile-menu-sheet on-dark">
        <AllPages links={links} pathname={pathname} onChoose={() => close(menu.current)} />
        <PageLink
          href={paths.visit}
          onClick={() => close(menu.current)}
          className="plate-button mt-7 w-full"
          data-variant="gold"
        >
          <span>Visit Us</span>
        </PageLink>
        {children}
      </div>
    </details>
  );
}

interface AllPagesProps extends Pick<MobileMenuProps, 'links'> {
  pathname: string;
  onChoose: () => void;
}

function AllPages({ links, pathname, onChoose }: AllPagesProps) {
  return (
    <nav aria-label="All pages">
      <ul>
        {links.map(({ label, href }) => (
          <li key={href} className="border-b border-white/15">
            <PageLink
              href={href}
              onClick={onChoose}
              aria-current={isCurrentPage(href, pathname) ? 'page' : undefined}
              className="flex min-h-13 items-center justify-between font-display text-2xl aria-[current]:text-gold"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function close(menu: HTMLDetailsElement | null) {
  if (menu) menu.open = false;
}

/** Safari gives what is pressed no focus: the keys would go to the page behind. */
function takeFocus(menu: HTMLDetailsElement | null) {
  if (menu?.open && !menu.contains(document.activeElement))
    menu.querySelector('summary')?.focus({ preventScroll: true });
}

function keepKeyboardInside(event: KeyboardEvent<HTMLDetailsElement>) {
  const menu = event.currentTarget;
  if (!menu.open) return;
  const stops = menu.querySelectorAll<HTMLElement>('summary, a[href], button');
  const [first, last] = [stops[0], stops[stops.length - 1]];
  if (event.key === 'Escape') {
    close(menu);
    first?.focus();
  } else if (event.key === 'Tab' && document.activeElement === (event.shiftKey ? first : last)) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
