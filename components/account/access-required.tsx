import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#lib/core/site/paths.ts';

/** What a staff page says to whoever is not in admin mode. `children` is the way in without scripts. */
export function AccessRequired({ children }: { children?: ReactNode }) {
  return (
    <section aria-labelledby="access-required" className="wrap section-y">
      <div className="max-w-xl border-l-4 border-gold pl-6 sm:pl-9">
        <h1 id="access-required" className="text-4xl">
          Admin Access Required
        </h1>
        <p className={`measure mt-5 text-lg text-ink-2 ${children ? 'noscript:hidden' : ''}`}>
          You need to enable admin mode to access this page. Type "admin" anywhere to enter admin mode.
        </p>
        {children && (
          <noscript>
            <div className="mt-8">{children}</div>
          </noscript>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <Button href={paths.home}>Return Home</Button>{' '}
          <Button variant="secondary" className="noscript:hidden" data-staff-trigger="">
            Enter the password
          </Button>
        </div>
      </div>
    </section>
  );
}
