'use client';

import { messages } from '#lib/language/messages.ts';
import './admin-guard.css';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { useStaffVisible } from './unsent-text.ts';

/**
 * A staff page's content, or the guard screen. It only hides: the content reads its data from the server, which
 * checks the signed cookie.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const isThere = useStaffVisible();
  const isKnown = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  if (isThere) return children;
  // Hidden until the browser's mode is known, so that the guard does not flash; without scripts it stays visible.
  return (
    <div className={isKnown ? undefined : 'until-known'}>
      <AccessRequired />
    </div>
  );
}

function AccessRequired() {
  return (
    <section aria-labelledby="access-required" className="wrap section-y">
      <div className="max-w-xl border-s-4 border-gold ps-6 sm:ps-9">
        <h1 id="access-required" className="text-4xl">
          {messages.staffPages.guard.title}
        </h1>
        <p className="measure mt-5 text-lg text-ink-2">{messages.staffPages.guard.hint}</p>
        <noscript>
          <p className="measure mt-5 text-lg text-ink-2">{messages.staffPages.needsScripts}</p>
        </noscript>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button href={paths.home}>{messages.staffPages.guard.home}</Button>{' '}
          <Button variant="secondary" className="noscript:hidden" data-staff-trigger="">
            {messages.staffPages.guard.password}
          </Button>
        </div>
      </div>
    </section>
  );
}
