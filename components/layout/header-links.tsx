'use client';

import './site-nav.css';
import '#components/ui/button.css';
import './mobile-menu.css';
import { usePathname } from 'next/navigation';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { withoutPrefix } from '#lib/core/addresses/in-language.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { MenuLink } from '#lib/navigation/menu-links.ts';

/** The main navigation, as a row and as the menu of narrow windows; CSS shows one of them. */
export function HeaderLinks({ links, children }: { links: readonly MenuLink[]; children: ReactNode }) {
  return (
    <>
      <SiteNav links={links} />
      <MobileMenu links={links}>{children}</MobileMenu>
    </>
  );
}

function SiteNav({ links }: { links: readonly MenuLink[] }) {
  return (
    <nav aria-label={messages.layoutView.main} className="site-nav">
      <ul>
        <Entries links={links} />
      </ul>
    </nav>
  );
}

interface EntriesProps {
  links: readonly MenuLink[];
  /** Whether the second level is always open. */
  isOpen?: boolean;
  onChoose?: () => void;
}

/** The entries of a menu, each with those below it. What opens and closes them is lib/navigation/shelf-script.ts. */
function Entries({ links, ...below }: EntriesProps): ReactNode {
  const pathname = withoutPrefix(usePathname());
  return links.map(({ label, href, isElsewhere, children, lang }) => (
    <li key={label + href}>
      <PageLink
        href={href}
        onClick={below.onChoose}
        aria-current={isCurrentPage(href, pathname) ? 'page' : undefined}
        {...(isElsewhere && { 'data-page': undefined })}
        {...lang}
      >
        {label}
      </PageLink>
      {children && (
        <details className="menu-shelf" open={below.isOpen}>
          <summary aria-label={label} {...lang} />
          <ul>
            <Entries links={children} {...below} />
          </ul>
        </details>
      )}
    </li>
  ));
}

interface MobileMenuProps {
  links: readonly MenuLink[];
  children: ReactNode;
}

/**
 * The menu of narrow windows, an overlay with Visit Us. A details element, so that it opens without scripts;
 * with them it traps focus and closes on Escape and after a choice.
 */
function MobileMenu({ links, children }: MobileMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const pathname = usePathname();

  // Closes on cleanup, so that a menu opened before hydration stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to close
  useEffect(() => () => close(menu.current), [pathname]);

  // It may have been opened before hydration.
  useEffect(() => takeFocus(menu.current), []);

  return (
    <details
      ref={menu}
      className="mobile-menu"
      onToggle={({ currentTarget }) => takeFocus(currentTarget)}
      onKeyDown={keepKeyboardInside}
    >
      <summary aria-label={messages.layoutView.menu}>
        <span aria-hidden="true" className="mobile-menu-mark" />
      </summary>
      <div className="mobile-menu-sheet on-dark">
        <AllPages links={links} onChoose={() => close(menu.current)} />
        <PageLink
          href={paths.visit}
          onClick={() => close(menu.current)}
          className="plate-button mt-7 w-full"
          data-variant="gold"
        >
          <span>{messages.layoutView.visit}</span>
        </PageLink>
        {children}
      </div>
    </details>
  );
}

interface AllPagesProps extends Pick<MobileMenuProps, 'links'> {
  onChoose: () => void;
}

function AllPages({ links, onChoose }: AllPagesProps) {
  return (
    <nav aria-label={messages.layoutView.allPages}>
      <ul>
        <Entries links={links} isOpen onChoose={onChoose} />
      </ul>
    </nav>
  );
}

function close(menu: HTMLDetailsElement | null) {
  if (menu) menu.open = false;
}

/** Safari does not focus a pressed element: keys would go to the page behind. */
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

function isCurrentPage(href: string, pathname: string): boolean {
  return href === paths.home ? pathname === href : pathname === href || pathname.startsWith(`${href}/`);
}
