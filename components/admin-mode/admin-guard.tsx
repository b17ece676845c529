'use client';

import './admin-guard.css';
import { usePathname } from 'next/navigation';
import { type ReactNode, useSyncExternalStore } from 'react';
import { UnclaimedOr } from '#components/account/claim/claim-island.tsx';
import { useIsOffered, useOwnSession } from '#components/account/own-session.ts';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { pageAt } from '#lib/core/addresses/page-lists.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { hasUnsentText, useStaffVisible } from './unsent-text.ts';

interface AdminGuardProps {
  /** What prints the code of a site without an owner, whose setup asks for it. */
  claimCommand: string;
  children: ReactNode;
}

/**
 * A staff page's content, the guard screen, or for staff whose roles do not include the page a sentence that says so.
 * It only hides: the content reads its data from the server, which checks the signed cookie.
 */
export function AdminGuard({ claimCommand, children }: AdminGuardProps) {
  const isSetup = usePathname() === paths.setup;
  const isThere = useStaffVisible();
  const isOthers = useIsOthers();
  const isKnown = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  if (isThere) return isOthers ? <NotYours /> : children;
  // Hidden until the browser's mode is known, so that the guard does not flash; without scripts it stays visible.
  return (
    <div className={isKnown ? undefined : 'until-known'}>
      {isSetup ? (
        <UnclaimedOr command={claimCommand}>
          <AccessRequired />
        </UnclaimedOr>
      ) : (
        <AccessRequired />
      )}
    </div>
  );
}

/** Whether the page is for other roles. A form that holds unsent text stays when the roles change. */
function useIsOthers(): boolean {
  const user = useOwnSession();
  const isOffered = useIsOffered(pageAt(usePathname())?.access ?? 'admin');
  return Boolean(user?.roles) && !isOffered && !hasUnsentText();
}

function AccessRequired() {
  const { title, hint, home, password } = messages.staffPages.guard;
  return (
    <GuardScreen title={title} hint={hint}>
      <noscript>
        <p className="measure mt-5 text-lg text-ink-2">{messages.staffPages.needsScripts}</p>
      </noscript>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button href={paths.home}>{home}</Button>{' '}
        <Button variant="secondary" className="noscript:hidden" data-staff-trigger="">
          {password}
        </Button>
      </div>
    </GuardScreen>
  );
}

function NotYours() {
  const { notYours, office } = messages.staffPages.guard;
  return (
    <GuardScreen title={notYours} hint={messages.errors.notPermitted}>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button href={unlinkedPaths.office}>{office}</Button>
      </div>
    </GuardScreen>
  );
}

function GuardScreen({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <section aria-labelledby="access-required" className="wrap section-y">
      <div className="max-w-xl border-s-4 border-gold ps-6 sm:ps-9">
        <h1 id="access-required" className="text-4xl">
          {title}
        </h1>
        <p className="measure mt-5 text-lg text-ink-2">{hint}</p>
        {children}
      </div>
    </section>
  );
}
