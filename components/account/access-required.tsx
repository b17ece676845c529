import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#lib/core/site/paths.ts';

interface AccessRequiredProps {
  /** The way in without scripts. */
  children?: ReactNode;
  /** That is the only way in, with scripts too: it holds what would be lost otherwise. */
  isAlwaysPlain?: boolean;
}

/** What a staff page says to whoever is not in admin mode. */
export function AccessRequired({ children, isAlwaysPlain = false }: AccessRequiredProps) {
  return (
    <section aria-labelledby="access-required" className="wrap section-y">
      <div className="max-w-xl border-l-4 border-gold pl-6 sm:pl-9">
        <h1 id="access-required" className="text-4xl">
          Admin Access Required
        </h1>
        {isAlwaysPlain ? <div className="mt-8">{children}</div> : <WaysIn plain={children} />}
      </div>
    </section>
  );
}

function WaysIn({ plain }: { plain: ReactNode }) {
  return (
    <>
      <p className={`measure mt-5 text-lg text-ink-2 ${plain ? 'noscript:hidden' : ''}`}>
        You need to enable admin mode to access this page. Type "admin" anywhere to enter admin mode.
      </p>
      {plain && (
        <noscript>
          <div className="mt-8">{plain}</div>
        </noscript>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button href={paths.home}>Return Home</Button>{' '}
        <Button variant="secondary" className="noscript:hidden" data-staff-trigger="">
          Enter the password
        </Button>
      </div>
    </>
  );
}
