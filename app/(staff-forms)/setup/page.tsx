import type { Metadata } from 'next';
import { PlainSignOut } from '#components/account/plain-sign-out.tsx';
import { StaffFormGuard } from '#components/account/staff-form-guard.tsx';
import { RememberStep } from '#components/setup/remember-step.tsx';
import { SetupProgress } from '#components/setup/setup-progress.tsx';
import { SetupStepContent } from '#components/setup/setup-step-content.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { findSignInStep } from '#lib/account/queries.ts';
import { actorOfPage } from '#lib/core/auth/actor.ts';
import { carriedHere } from '#lib/core/cache/render-context.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import type { QueryOf } from '#lib/core/site/pages.ts';
import { paths } from '#lib/core/site/paths.ts';
import { carriedOf } from '#lib/setup/carried-form.ts';
import { setupMessages } from '#lib/setup/messages.ts';
import { findSetup } from '#lib/setup/queries.ts';
import { setupSteps, stepOf } from '#lib/setup/steps.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({ title: setupMessages.title, path: paths.setup });

interface Props {
  searchParams: Promise<QueryOf<'/setup'>>;
}

/** Made for whoever asks, by their cookie: it needs no scripts. */
export default async function SetupPage({ searchParams }: Props) {
  const { step: name, done } = await searchParams;
  const step = stepOf(name);
  const actor = await actorOfPage();
  const due = await findSignInStep.execute(actor, {});
  const carried = carriedOf(step, carriedHere());
  if (due) return <StaffFormGuard due={due} carried={carried} />;
  const setup = await findSetup.execute(actor, {});
  return (
    <>
      <RememberStep step={step} />
      <PageHeading title={setupMessages.title}>
        {step === setupSteps[0].id && <p>{setupMessages.lead}</p>}
      </PageHeading>
      <div className="wrap grid gap-12 pb-20">
        <SetupProgress current={step} />
        <SetupStepContent step={step} setup={setup} told={{ carried, done }} />
        <noscript>
          <PlainSignOut />
        </noscript>
      </div>
    </>
  );
}
