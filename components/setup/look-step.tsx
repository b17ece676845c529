'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useKeptDraft } from '#components/admin-mode/use-kept-draft.ts';
import { ChurchGroupForm } from '#components/church/church-group-form.tsx';
import { groupDrafts, readDraft } from '#components/church/group-draft.ts';
import { useChurchGroup } from '#components/church/use-church-group.ts';
import { Button } from '#components/ui/button.tsx';
import { PlaceLinks } from '#components/ui/links/place-links.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { type SetupStep, stepsOf } from '#lib/setup/steps.ts';
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
  const [draft] = useState(() => readDraft('look'));
  const state = useChurchGroup({ group: 'look', church: setup.church, draft, onSaved });
  useKeptDraft(groupDrafts, 'look', state);
  return (
    <div className="grid gap-8">
      <p className="measure">{words.lead}</p>
      <div className="max-w-2xl">
        <ChurchGroupForm group="look" state={state}>
          <GoOn next={next} isDirty={state.form.formState.isDirty} isPending={state.isPending} />
        </ChurchGroupForm>
      </div>
      <PlaceLinks label={words.places} places={[{ ...words.home, href: paths.home }]} />
    </div>
  );
}

/** One button: it saves only what was changed. */
function GoOn({ next, isDirty, isPending }: { next: SetupStep; isDirty: boolean; isPending: boolean }) {
  if (isDirty || isPending) {
    return (
      <Button type="submit" pending={isPending} className="justify-self-start">
        {messages.setup.saveAndGoOn}
      </Button>
    );
  }
  return (
    <Button href={paths.setupStep(next)} className="justify-self-start">
      {next === 'demo' ? messages.setupSteps.look.goOn : messages.setup.goOn}
    </Button>
  );
}
