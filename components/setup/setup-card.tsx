'use client';

import './setup-card.css';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { Church } from '#lib/core/church/church-row.ts';
import { callApi } from '#lib/core/site/api-client.ts';
import { setupCardKey } from '#lib/core/site/browser-contract.ts';
import { paths } from '#lib/core/site/paths.ts';
import { setupMessages } from '#lib/setup/messages.ts';

/** On a site that is not set up, the way to do it. Put aside, it stays away for this browser session. */
export function SetupCard() {
  const { isDue, putAside } = useSetupDue();
  if (!isDue) return null;
  return (
    <aside aria-labelledby="setup-card" className="setup-card on-dark">
      <h2 id="setup-card" className="text-xl">
        {setupMessages.title}
      </h2>
      <p className="mt-1.5 text-sm">{setupMessages.cardText}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button href={paths.setup} variant="gold" size="small">
          Start
        </Button>
        <Button variant="light" size="small" onClick={putAside}>
          {setupMessages.later}
        </Button>
      </div>
    </aside>
  );
}

function useSetupDue() {
  const pathname = usePathname();
  const isThere = pathname === paths.setup;
  const [isSetUp, setIsSetUp] = useState(true);
  const [isAside, setIsAside] = useState(isPutAside);
  // Asked anew on every page: it may be done meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to ask
  useEffect(() => {
    if (isAside || isThere) return;
    let isWanted = true;
    void callApi<Pick<Church, 'set_up_at'>>('/api/church').then((answer) => {
      if (isWanted && answer.ok) setIsSetUp(answer.data.set_up_at !== null);
    });
    return () => {
      isWanted = false;
    };
  }, [pathname, isAside, isThere]);
  const putAside = () => {
    setIsAside(true);
    try {
      window.sessionStorage.setItem(setupCardKey, 'true');
    } catch {
      // A browser that keeps nothing shows it again on its next page.
    }
  };
  return { isDue: !isSetUp && !isAside && !isThere, putAside };
}

function isPutAside(): boolean {
  try {
    return window.sessionStorage.getItem(setupCardKey) === 'true';
  } catch {
    return false;
  }
}
