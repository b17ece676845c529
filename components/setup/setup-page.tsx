'use client';

import { useEffect } from 'react';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { setupStepKey } from '#lib/core/site/browser-contract.ts';
import { writeStored } from '#lib/core/site/browser-storage.ts';
import { setupMessages } from '#lib/setup/messages.ts';
import { type SetupStep, setupSteps } from '#lib/setup/steps.ts';
import { SetupProgress } from './setup-progress.tsx';
import { SetupStepContent } from './setup-step-content.tsx';
import { useSetup } from './use-setup.ts';

/** The site's setup: the list of steps and the current one. */
export function SetupPage({ step }: { step: SetupStep }) {
  const { setup, problem, reload } = useSetup();
  // The card on other pages links to this step.
  useEffect(() => {
    writeStored('sessionStorage', setupStepKey, step);
  }, [step]);
  return (
    <>
      <PageHeading title={setupMessages.title}>
        {step === setupSteps[0].id && <p>{setupMessages.lead}</p>}
      </PageHeading>
      <div className="wrap grid gap-12 pb-20">
        <SetupProgress current={step} />
        {setup ? (
          <SetupStepContent step={step} setup={setup} onChanged={reload} />
        ) : (
          <Opening problem={problem} onRetry={reload} />
        )}
      </div>
    </>
  );
}

function Opening({ problem, onRetry }: { problem: string | undefined; onRetry: () => unknown }) {
  if (!problem) {
    return <Loading role="status">{setupMessages.loading}</Loading>;
  }
  return <RetryNotice onRetry={onRetry}>{`${setupMessages.loadFailed}: ${problem}`}</RetryNotice>;
}
