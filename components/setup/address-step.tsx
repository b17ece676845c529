'use client';

import { AddressPanel } from '#components/site-address/address-panel.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { stepsOf } from '#lib/setup/steps.ts';
import type { StepProps } from './step-props.ts';

/** The name of the site, as in Church Settings; it can wait. */
export function AddressStep({ setup }: StepProps) {
  const steps = stepsOf(setup, 'address');
  const [, next = 'ready'] = steps.slice(steps.indexOf('address'));
  return (
    <div className="grid gap-8">
      <p className="measure">{messages.setupSteps.address.lead}</p>
      <div className="max-w-2xl">
        <AddressPanel />
      </div>
      <Button href={paths.setupStep(next)} variant="secondary" className="justify-self-start">
        {messages.setup.goOn}
      </Button>
    </div>
  );
}
