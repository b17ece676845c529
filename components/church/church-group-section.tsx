'use client';

import { useEffect, useState } from 'react';
import { useKeptDraft } from '#components/admin-mode/use-kept-draft.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import type { ChurchGroup } from '#lib/church/groups.ts';
import { demoFields } from '#lib/church/is-of-demo.ts';
import type { Church, StatedFact } from '#lib/core/church/church-row.ts';
import { messages } from '#lib/language/messages.ts';
import { ChurchGroupForm } from './church-group-form.tsx';
import { groupDrafts, readDraft } from './group-draft.ts';
import { useChurchGroup } from './use-church-group.ts';

interface ChurchGroupSectionProps {
  group: ChurchGroup;
  church: Church;
  /** Facts that staff wrote or confirmed; undefined until they are loaded. */
  ownFacts: readonly StatedFact[] | undefined;
  onSaved: () => void;
  /** Called when the group gains or loses unsaved input. */
  onUnsaved: (group: ChurchGroup, isUnsaved: boolean) => void;
}

/** A group of the settings page: its form, and which facts are still the demo's. */
export function ChurchGroupSection({ group, church, ownFacts, onSaved, onUnsaved }: ChurchGroupSectionProps) {
  const { title, save } = messages.settingsGroups[group];
  const [draft] = useState(() => readDraft(group));
  const state = useChurchGroup({ group, church, draft, onSaved });
  const { isDirty } = state.form.formState;
  useKeptDraft(groupDrafts, group, state);
  useEffect(() => onUnsaved(group, isDirty), [group, isDirty, onUnsaved]);
  return (
    <TitledCard id={group} title={title}>
      {ownFacts && <DemoMarks church={church} group={group} ownFacts={ownFacts} />}
      <div className="mt-6">
        <ChurchGroupForm group={group} state={state}>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit" pending={state.isPending} variant={isDirty ? 'primary' : 'secondary'}>
              {save}
            </Button>
            {isDirty && <Discard onPress={() => state.form.reset()} />}
          </div>
        </ChurchGroupForm>
      </div>
    </TitledCard>
  );
}

/** Discards the input and focuses the remaining button. */
function Discard({ onPress }: { onPress: () => void }) {
  return (
    <Button
      variant="quiet"
      onClick={({ currentTarget }) => {
        onPress();
        currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
      }}
    >
      {messages.church.discard}
    </Button>
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
      <Badge tone="sunflower">{messages.church.ofTheDemo}</Badge>
      <span>{fields.map((field) => messages.churchFacts.labels[field]).join(', ')}</span>
    </p>
  );
}
