import type { Metadata } from 'next';
import { RememberStep } from '#components/setup/remember-step.tsx';
import { SetupGuard } from '#components/setup/setup-guard.tsx';
import { SetupProgress } from '#components/setup/setup-progress.tsx';
import { SetupStepContent } from '#components/setup/setup-step-content.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { stepFor } from '#components/ui/unlock.ts';
import { actorOfPage } from '#lib/core/auth/actor.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import type { QueryOf } from '#lib/core/site/pages.ts';
import { paths } from '#lib/core/site/paths.ts';
import { setupMessages } from '#lib/setup/messages.ts';
import { findSetup } from '#lib/setup/queries.ts';
import { setupSteps, stepOf } from '#lib/setup/steps.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({ title: setupMessages.title, path: paths.setup });

interface Props {
  searchParams: Promise<QueryOf<'/setup'>>;
}

/** Made for whoever asks, by their cookie: the one page of staff that needs no scripts. */
export default async function SetupPage({ searchParams }: Props) {
  const step = stepOf((await searchParams).step);
  const setup = await findSetup.execute(await actorOfPage(), {}).catch(nothingForVisitors);
  if (!setup) return <SetupGuard />;
  return (
    <>
      <RememberStep step={step} />
      <PageHeading title={setupMessages.title}>
        {step === setupSteps[0].id && <p>{setupMessages.lead}</p>}
      </PageHeading>
      <div className="wrap grid gap-12 pb-20">
        <SetupProgress current={step} />
        <SetupStepContent step={step} setup={setup} />
      </div>
    </>
  );
}

function nothingForVisitors(error: unknown): null {
  if (error instanceof AppError && stepFor(error.code)) return null;
  throw error;
}
