'use client';

import { messages } from '#lib/language/messages.ts';
import './setup-card.css';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import { setupCardKey, setupPlace, setupStepKey } from '#lib/core/browser/browser-contract.ts';
import { readStored, writeStored } from '#lib/core/browser/browser-storage.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { setupSteps } from '#lib/setup/steps.ts';

/**
 * On a site that is not set up, the way to do it; once it is begun, a line that leads back to its step. It stands above
 * the content of staff pages, and lies over others. Put aside, it stays away for this browser session.
 */
export function SetupCard() {
  const { isDue, step, place, putAside } = useSetupDue();
  if (!isDue) return null;
  const card = (
    <aside
      aria-labelledby="setup-card"
      className="setup-card on-dark"
      data-begun={step ? true : undefined}
      data-lying={place ? undefined : true}
    >
      <div className="min-w-0 flex-1">
        <h2 id="setup-card" className={step ? 'text-base' : 'text-xl'}>
          {messages.staffPages.setup.title}
        </h2>
        <p className={step ? 'text-sm' : 'mt-1.5 text-sm'}>
          {step ? messages.setup.headings[step] : messages.setup.cardText}
        </p>
      </div>
      <div className="flex gap-3">
        <Button href={step ? paths.setupStep(step) : paths.setup} variant="gold" size="small">
          {step ? messages.setup.goOn : messages.setup.begin}
        </Button>
        <Button variant="light" size="small" onClick={putAside}>
          {messages.setup.later}
        </Button>
      </div>
    </aside>
  );
  return place ? createPortal(card, place) : card;
}

function useSetupDue() {
  const pathname = usePathname();
  const isThere = pathname === paths.setup;
  const [place, setPlace] = useState<Element | null>(null);
  const [isSetUp, setIsSetUp] = useState(true);
  const [isAside, setIsAside] = useState(() => readStored('sessionStorage', setupCardKey) === 'true');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page may have no place for it
  useEffect(() => setPlace(document.getElementById(setupPlace)), [pathname]);
  // Read again on every page: the setup may have been finished elsewhere.
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
    writeStored('sessionStorage', setupCardKey, 'true');
  };
  const begun = readStored('sessionStorage', setupStepKey);
  const step = setupSteps.find((known) => known === begun);
  return { isDue: !isSetUp && !isAside && !isThere, step, place, putAside };
}
