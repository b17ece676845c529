'use client';

import { useRouter } from 'next/navigation';
import { ChurchGroupForm } from '#components/church/church-group-form.tsx';
import { useChurchGroup } from '#components/church/use-church-group.ts';
import { Button } from '#components/ui/button.tsx';
import { PlaceLinks } from '#components/ui/links/place-links.tsx';
import { paths } from '#lib/core/site/paths.ts';
import type { StepProps } from './step-props.ts';

const places = [{ title: 'Home', text: 'Your own picture behind the first words', href: paths.home }];

/** How the site looks: the form of Church Settings, which leads on to the demo content. */
export function LookStep({ setup, onChanged }: StepProps) {
  const router = useRouter();
  const onSaved = async () => {
    await onChanged();
    router.push(paths.setupStep('demo'));
  };
  const state = useChurchGroup({ group: 'look', church: setup.church, onSaved });
  return (
    <div className="grid gap-8">
      <p className="measure">
        One or two colors and a logo are enough. Whatever you pick, text stays easy to read: the site moves a
        color until it does, and shows you how.
      </p>
      <div className="max-w-2xl">
        <ChurchGroupForm group="look" state={state}>
          <Button type="submit" pending={state.isPending} className="justify-self-start">
            Save and go on
          </Button>
        </ChurchGroupForm>
      </div>
      <PlaceLinks label="What can look otherwise" places={places} />
      <Button href={paths.setupStep('demo')} variant="secondary" className="justify-self-start">
        Go on to the demo content
      </Button>
    </div>
  );
}
