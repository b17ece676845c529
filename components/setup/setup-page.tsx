'use client';

import { messages } from '#lib/language/messages.ts';
import './setup-progress.css';
import { type ComponentType, useEffect } from 'react';
import useSWR from 'swr';
import { useAdminMode } from '#components/account/admin-mode.ts';
import { onChallengeVerified } from '#components/account/challenge-verified.ts';
import { readPrivate } from '#components/account/read-private.ts';
import { listenLive } from '#components/live-updates/live-stream.ts';
import { swrRetries } from '#components/live-updates/swr-retries.ts';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Opening } from '#components/ui/text/opening.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { setupStepKey } from '#lib/core/browser/browser-contract.ts';
import { writeStored } from '#lib/core/browser/browser-storage.ts';
import { findSetupAction } from '#lib/setup/actions.ts';
import type { Setup } from '#lib/setup/checklist.ts';
import { type SetupStep, setupSteps, stepOf, stepsOf, usualSteps } from '#lib/setup/steps.ts';
import { AddressStep } from './address-step.tsx';
import { ChurchStep } from './church-step.tsx';
import { DemoStep } from './demo-step.tsx';
import { KeepShared } from './keep-shared.tsx';
import { LookStep } from './look-step.tsx';
import { OldSiteProgress } from './old-site-progress.tsx';
import { OldSiteStep } from './old-site-step.tsx';
import { ReadyStep } from './ready-step.tsx';
import { ServicesStep } from './services-step.tsx';
import type { StepProps } from './step-props.ts';
import { StepSection } from './step-section.tsx';
import { WordsStep } from './words-step.tsx';

/** The site's setup: the list of steps and the current one. */
export function SetupPage(asked: { step?: string | undefined }) {
  const step = stepOf(asked.step);
  const { setup, problem, reload } = useSetup();
  // The card on other pages links to this step.
  useEffect(() => {
    writeStored('sessionStorage', setupStepKey, step);
  }, [step]);
  return (
    <>
      <PageHeading title={messages.staffPages.setup.title}>
        {step === setupSteps[0] && <p>{messages.setup.lead}</p>}
      </PageHeading>
      <div className="wrap grid gap-12 pb-20">
        <KeepShared />
        <SetupProgress current={step} steps={setup && stepsOf(setup, step)} />
        {step !== 'site' && step !== 'ready' && <OldSiteProgress />}
        {setup ? (
          <SetupStepContent step={step} setup={setup} onChanged={reload} />
        ) : (
          <Opening
            waiting={messages.staffPages.setup.loading}
            failed={messages.setup.loadFailed}
            problem={problem}
            onRetry={reload}
          />
        )}
      </div>
    </>
  );
}

/** The first step has headings of its own. */
const contents: Record<Exclude<SetupStep, 'church'>, ComponentType<StepProps>> = {
  site: OldSiteStep,
  services: ServicesStep,
  words: WordsStep,
  look: LookStep,
  address: AddressStep,
  demo: DemoStep,
  ready: ReadyStep,
};

function SetupStepContent({ step, ...props }: StepProps & { step: SetupStep }) {
  if (step === 'church') return <ChurchStep {...props} />;
  const Content = contents[step];
  return (
    <StepSection step={step}>
      <Content {...props} />
    </StepSection>
  );
}

/** How far the setup has come, read again whenever the church or its services change. */
function useSetup() {
  const { data, error, mutate } = useSWR<Setup, Error>(
    useAdminMode() ? 'setup' : null,
    () => readPrivate(findSetupAction, {}),
    { keepPreviousData: true, dedupingInterval: 200, ...swrRetries() },
  );
  useEffect(() => listenLive(['church', 'events'], () => void mutate()), [mutate]);
  useEffect(() => onChallengeVerified(() => void mutate()), [mutate]);
  return { setup: data, problem: error?.message, reload: () => mutate() };
}

interface SetupProgressProps {
  current: SetupStep;
  steps: readonly SetupStep[] | undefined;
}

/** The steps as a line, the one in hand marked; each can be gone to. Until they are known, room for them: none moves under a finger. */
function SetupProgress({ current, steps: known }: SetupProgressProps) {
  const steps = known ?? usualSteps;
  const place = steps.indexOf(current);
  return (
    <nav aria-label={messages.setup.stepsLabel} className={`setup-progress ${known ? '' : 'invisible'}`}>
      <p className="text-sm text-ink-2">{messages.setup.stepOf(place + 1, steps.length)}</p>
      <ol>
        {steps.map((id, index) => (
          <li key={id} data-passed={index < place || undefined}>
            <PageLink href={paths.setupStep(id)} aria-current={id === current ? 'step' : undefined}>
              <span aria-hidden className="setup-progress-mark">
                {index + 1}
              </span>
              <span className="setup-progress-label">{messages.setup.steps[id]}</span>
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
