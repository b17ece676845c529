'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useKeptDraft } from '#components/admin-mode/use-kept-draft.ts';
import type { GroupFieldsProps } from '#components/church/fact-field.tsx';
import { groupDrafts, readDraftOf } from '#components/church/group-draft.ts';
import { groupFields } from '#components/church/group-fields.tsx';
import { useChurchForm } from '#components/church/use-church-group.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import type { ChurchValues, TextFact } from '#lib/church/form-values.ts';
import { listTimeZones } from '#lib/church/time-zone.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { zoneName } from '#lib/core/dates/zone-name.ts';
import { messages } from '#lib/language/messages.ts';
import { changeOf, demoTextOf, setupFacts, setupValues } from '#lib/setup/facts.ts';
import type { StepProps } from './step-props.ts';
import { StepSection } from './step-section.tsx';
import { readTypedPerson } from './typed-person.ts';
import { WhoAreYou } from './who-are-you.tsx';

/** The name of what is typed in this step and not saved. */
const draftName = 'setup';

const { language: LanguageFields, welcome: WelcomeFields } = groupFields;

/** The language, who sets the site up, and the church itself: groups of Church Settings as one form in two parts. */
export function ChurchStep(props: StepProps) {
  const state = useFactsForm(props);
  const { form, isPending } = state;
  const noteOf = (fact: TextFact) => {
    const demo = demoTextOf(fact, props.setup);
    return demo && messages.setup.demoFact(demo);
  };
  const own = { form, words: { labels: messages.setupForm.labels, noteOf } };
  return (
    <>
      <section aria-labelledby="language" className="grid gap-6">
        <h2 id="language" className="text-3xl">
          {messages.settingsGroups.language.title}
        </h2>
        <StaffForm onSubmit={state.submitLanguage} className="grid max-w-2xl gap-6">
          <LanguageFields {...own} />
          <Button type="submit" variant="secondary" pending={isPending} className="justify-self-start">
            {messages.setupForm.saveLanguage}
          </Button>
        </StaffForm>
      </section>
      <WhoAreYou />
      <StepSection step="church">
        <StaffForm state={state} className="grid max-w-2xl gap-6">
          {(['name', 'address', 'contact', 'zone'] as const).map((group) => {
            const Fields = groupFields[group];
            return <Fields key={group} {...own} />;
          })}
          <ZoneOffer form={form} />
          <WelcomeFields {...own} />
          <Button type="submit" pending={isPending} className="justify-self-start">
            {messages.setup.saveAndGoOn}
          </Button>
        </StaffForm>
      </StepSection>
    </>
  );
}

/** The form of the step. `submitLanguage` saves the language, the clock and what was typed, and loads the step in it. */
function useFactsForm({ setup, onChanged }: StepProps) {
  const router = useRouter();
  const isOfLanguage = useRef(false);
  const browser = { language: navigator.language, zone: zoneHere() };
  const [draft] = useState(() => readDraftOf(draftName, setupFacts));
  const state = useChurchForm({
    fields: setupFacts,
    church: setup.church,
    draft,
    noun: messages.setupForm.churchNoun,
    valuesOf: (church) => setupValues({ ...setup, church }, browser),
    changeOf: (values) =>
      changeOf(isOfLanguage.current ? typed(values, setupValues(setup, browser)) : values, setup),
    onSaved: async (hasNewLanguage) => {
      groupDrafts.forgetDraft(draftName);
      if (isOfLanguage.current) return location.reload();
      const next = paths.setupStep('site');
      if (readTypedPerson()) toast('info', messages.setup.whoUnfinished, { id: 'who' });
      // The document's messages are in one language.
      if (hasNewLanguage) return location.assign(next);
      await onChanged();
      router.push(next);
    },
  });
  useKeptDraft(groupDrafts, draftName, state);
  const submit = (ofLanguage: boolean) => {
    isOfLanguage.current = ofLanguage;
    return state.submit();
  };
  return { ...state, submit: () => submit(false), submitLanguage: () => submit(true) };
}

/** Returns the language, and what differs from the first values. */
function typed(values: ChurchValues, first: ChurchValues): Partial<ChurchValues> {
  const facts = setupFacts.filter((fact) => fact === 'language' || values[fact] !== first[fact]);
  return Object.fromEntries(facts.map((fact) => [fact, values[fact]]));
}

/** The browser's time zone, by a press, where the field has another one. */
function ZoneOffer({ form }: GroupFieldsProps) {
  const here = zoneHere();
  if (!listTimeZones().includes(here) || form.watch('time_zone').replaceAll(' ', '_') === here) return null;
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
      <span>{messages.setupForm.zoneHere(zoneName(here))}</span>{' '}
      <Button
        variant="secondary"
        size="small"
        onClick={() => form.setValue('time_zone', here, { shouldDirty: true })}
      >
        {messages.setupForm.takeZone(zoneName(here))}
      </Button>
    </p>
  );
}

function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
