'use client';

import { useRouter } from 'next/navigation';
import { ChurchGroupForm } from '#components/church/church-group-form.tsx';
import { useChurchGroup } from '#components/church/use-church-group.ts';
import { Button } from '#components/ui/button.tsx';
import { PlaceLinks } from '#components/ui/links/place-links.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { stepsOf } from '#lib/setup/steps.ts';
import type { StepProps } from './step-props.ts';

/** How the site looks: the form of Church Settings, which leads on to the next step. */
export function LookStep({ setup, onChanged }: StepProps) {
  const router = useRouter();
  const words = messages.setupSteps.look;
  const [, next = 'ready'] = stepsOf(setup).slice(stepsOf(setup).indexOf('look'));
  const onSaved = async () => {
    await onChanged();
    router.push(paths.setupStep(next));
  };
  const state = useChurchGroup({ group: 'look', church: setup.church, onSaved });
  return (
    <div className="grid gap-8">
      <p className="measure">{words.lead}</p>
      <div className="max-w-2xl">
        <ChurchGroupForm group="look" state={state}>
          <Button type="submit" pending={state.isPending} className="justify-self-start">
            {messages.setup.saveAndGoOn}
          </Button>
        </ChurchGroupForm>
      </div>
      <PlaceLinks label={words.places} places={[{ ...words.home, href: paths.home }]} />
      <Button href={paths.setupStep(next)} variant="secondary" className="justify-self-start">
        {next === 'demo' ? words.goOn : messages.setup.goOn}
      </Button>
    </div>
  );
}
