'use client';

import { useEffect } from 'react';
import { useUnsentText } from '#components/account/unsent-text.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { churchContent } from '#lib/church/content.ts';
import { demoFields } from '#lib/church/demo-fields.ts';
import { type ChurchGroup, churchGroups } from '#lib/church/groups.ts';
import { churchMessages } from '#lib/church/messages.ts';
import type { Church, StatedFact } from '#lib/core/church/church-row.ts';
import { ChurchGroupForm } from './church-group-form.tsx';
import { useChurchGroup } from './use-church-group.ts';

interface ChurchGroupSectionProps {
  group: ChurchGroup;
  church: Church;
  /** The facts that staff wrote or confirmed; undefined until they are known. */
  ownFacts: readonly StatedFact[] | undefined;
  onSaved: () => void;
  /** Told when it comes to hold something unsaved, and when it does no more. */
  onUnsaved: (group: ChurchGroup, isUnsaved: boolean) => void;
}

/** A group of the settings page: its form, and what of it is still the demo's. */
export function ChurchGroupSection({ group, church, ownFacts, onSaved, onUnsaved }: ChurchGroupSectionProps) {
  const { title, noun } = churchGroups[group];
  const opened = useChurchGroup({ group, church, onSaved });
  const { isDirty } = opened.state.form.formState;
  useUnsentText(isDirty);
  useEffect(() => onUnsaved(group, isDirty), [group, isDirty, onUnsaved]);
  return (
    <TitledCard id={group} title={title}>
      {ownFacts && <DemoMarks church={church} group={group} ownFacts={ownFacts} />}
      <div className="mt-6">
        <ChurchGroupForm group={group} opened={opened}>
          <Button
            type="submit"
            pending={opened.state.isPending}
            variant={isDirty ? 'primary' : 'secondary'}
            className="justify-self-start"
          >
            {`Save ${noun}`}
          </Button>
        </ChurchGroupForm>
      </div>
    </TitledCard>
  );
}

interface DemoMarksProps {
  church: Church;
  group: ChurchGroup;
  ownFacts: readonly StatedFact[];
}

function DemoMarks({ church, group, ownFacts }: DemoMarksProps) {
  const fields = demoFields(church, group, ownFacts);
  if (fields.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2">
      <Badge tone="sunflower">{churchMessages.ofTheDemo}</Badge>
      <span>{fields.map((field) => churchContent.labels[field]).join(', ')}</span>
    </p>
  );
}
