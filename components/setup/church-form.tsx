'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useEditForm } from '#components/form/use-edit-form.tsx';
import { Button } from '#components/ui/button.tsx';
import { churchContent } from '#lib/church/content.ts';
import { listCountries } from '#lib/church/country.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { languageNames } from '#lib/core/language/language-names.ts';
import { languages } from '#lib/core/language/languages.ts';
import { paths } from '#lib/core/site/paths.ts';
import { messages } from '#lib/language/messages.ts';
import { saveFactsAction } from '#lib/setup/actions.ts';
import type { Setup } from '#lib/setup/checklist.ts';
import { demoTextOf, setupFacts, type TypedFacts, typedFactsOf } from '#lib/setup/facts.ts';
import { factsForm } from '#lib/setup/schema.ts';
import type { StepProps } from './step-props.ts';
import { ZoneField } from './zone-field.tsx';

/** The church itself: its name, its address, how to reach it, and its time zone. */
export function ChurchForm({ setup, onChanged }: StepProps) {
  const { form, submit, isPending, notice } = useFactsForm({ setup, onChanged });
  const own = { form, setup };
  const words = messages.setupForm;
  const countries = listCountries().map(({ code, name }) => ({ value: code, label: name }));
  return (
    <StaffForm onSubmit={submit} className="grid max-w-2xl gap-6">
      <ErrorSummary form={form} />
      {notice}
      <SelectField
        form={form}
        name="language"
        label={words.language}
        help={words.languageHelp}
        options={languages.map((tag) => ({ value: tag, label: languageNames[tag] }))}
      />
      <FactField {...own} name="name" label={words.name} autoComplete="organization" />
      <div className="grid gap-6 sm:grid-cols-2">
        <FactField {...own} name="short_name" label={words.shortName} help={messages.church.shortNameHelp} />
        <FactField {...own} name="kind" label={words.kind} help={words.kindHelp} />
      </div>
      <AddressFields {...own} />
      <SelectField form={form} name="country" label={words.country} options={countries} />
      <FactField {...own} name="place" label={messages.church.place} help={messages.church.placeHelp} />
      <div className="grid gap-6 sm:grid-cols-2">
        <FactField {...own} name="phone" label={words.phone} type="tel" autoComplete="tel" />
        <FactField {...own} name="email" label={words.email} type="email" autoComplete="email" />
      </div>
      <ZoneField form={form} />
      <FactField {...own} name="welcome" label={words.welcome} isLong />
      <Button type="submit" pending={isPending} className="justify-self-start">
        {messages.setup.saveAndGoOn}
      </Button>
    </StaffForm>
  );
}

const compared: readonly (keyof Church)[] = [...setupFacts, 'latitude', 'longitude'];

function useFactsForm({ setup, onChanged }: StepProps) {
  const router = useRouter();
  const labels = Object.entries(messages.churchFacts.labels).filter(([fact]) =>
    compared.includes(fact as keyof Church),
  );
  const state = useEditForm<Church, TypedFacts, TypedFacts & { if_match: string }, void>({
    row: setup.church,
    noun: messages.setupForm.churchNoun,
    labels: Object.fromEntries(labels),
    format: churchContent.format,
    valuesOf: (church) => typedFactsOf({ ...setup, church }, navigator.language),
    schema: factsForm,
    toInput: (values, if_match) => ({ ...values, if_match }),
    action: saveFactsAction,
    saved: messages.setup.saved,
    failureText: (message = messages.errors.unreachable) => messages.setup.failed(message),
    onSaved: async () => {
      const next = paths.setupStep('services');
      // The document's messages are in one language.
      if (state.form.getValues('language') !== state.opened.language) return location.assign(next);
      await onChanged();
      router.push(next);
    },
  });
  return state;
}

function AddressFields(own: Pick<StepProps, 'setup'> & { form: UseFormReturn<TypedFacts> }) {
  const words = messages.setupForm;
  return (
    <>
      <FactField {...own} name="street" label={words.street} autoComplete="address-line1" />
      <div className="grid gap-6 sm:grid-cols-2">
        <FactField {...own} name="city" label={words.city} autoComplete="address-level2" />
        <FactField {...own} name="postal_code" label={words.postalCode} autoComplete="postal-code" />
        <FactField {...own} name="region_name" label={words.regionName} help={words.regionNameHelp} />
        <FactField {...own} name="region" label={words.region} help={messages.settingsForm.regionHelp} />
      </div>
    </>
  );
}

type FactFieldProps = Omit<ComponentProps<typeof TextField<TypedFacts>>, 'name' | 'help'> & {
  setup: Setup;
  name: keyof TypedFacts;
  help?: string;
};

/** A fact of the church. One that still is the demo's is empty, and the help quotes the demo's. */
function FactField({ setup, help, ...field }: FactFieldProps) {
  const demo = demoTextOf(field.name, setup);
  const now = demo && messages.setup.demoFact(demo);
  return <TextField {...field} help={[help, now].filter(Boolean).join(' ') || undefined} />;
}
