'use client';

import { usePress } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { finishSetupAction } from '#lib/setup/actions.ts';
import { unshownClaims } from '#lib/setup/unshown-claims.ts';
import { OldSiteFound } from './old-site-progress.tsx';
import { SetupChecklist } from './setup-checklist.tsx';
import { StepNotice } from './step-notice.tsx';
import type { StepProps } from './step-props.ts';

/** The last step: what still speaks of the demo's church, and the button that ends the setup. */
export function ReadyStep({ setup: { checks, church }, onChanged }: StepProps) {
  const left = checks.filter(({ isOwn }) => !isOwn).length;
  const unshown = unshownClaims(checks).map((claim) => messages.setup.unshown[claim]);
  return (
    <div className="grid gap-8">
      <OldSiteFound />
      <p hidden={church.set_up_at !== null} className="measure">
        {left > 0 ? messages.setupSteps.ready.left : messages.setupSteps.ready.nothingLeft}
      </p>
      {checks.some(({ claims = [] }) => claims.length > 0) && (
        <p className="measure text-ink-2">{messages.setup.claimsLead(church.is_demo, unshown)}</p>
      )}
      <SetupChecklist checks={checks} onChanged={onChanged} />
      <Finish isSetUp={church.set_up_at !== null} onChanged={onChanged} />
    </div>
  );
}

function Finish({ isSetUp, onChanged }: Pick<StepProps, 'onChanged'> & { isSetUp: boolean }) {
  const { isPending, press } = usePress(finishSetupAction, onChanged);
  if (isSetUp) {
    return (
      <StepNotice text={messages.setup.finished}>
        <Button href={paths.home}>{messages.setupSteps.ready.look}</Button>
      </StepNotice>
    );
  }
  return (
    <Button pending={isPending} className="justify-self-start" onClick={() => press({})}>
      {messages.setupSteps.ready.finish}
    </Button>
  );
}
