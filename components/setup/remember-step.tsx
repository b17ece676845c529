'use client';

import { useEffect } from 'react';
import { setupStepKey } from '#lib/core/site/browser-contract.ts';
import { writeStored } from '#lib/core/site/browser-storage.ts';
import type { SetupStep } from '#lib/setup/steps.ts';

/** Notes the step for this browser session, so that the card on other pages leads back to it. */
export function RememberStep({ step }: { step: SetupStep }) {
  useEffect(() => {
    writeStored('sessionStorage', setupStepKey, step);
  }, [step]);
  return null;
}
