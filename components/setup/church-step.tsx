'use client';

import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { listCountries } from '#lib/church/country.ts';
import { regionHelp } from '#lib/church/region-help.ts';
import { messages } from '#lib/language/messages.ts';
import type { Setup } from '#lib/setup/checklist.ts';
import { demoTextOf, type TypedFacts } from '#lib/setup/facts.ts';
import { LanguageForm } from './language-form.tsx';
import type { StepProps } from './step-props.ts';
import { StepSection } from './step-section.tsx';
import { type FactsForm, useFactsForm } from './use-facts-form.tsx';
import { WhoAreYou } from './who-are-you.tsx';
import { ZoneField } from './zone-field.tsx';

/** The language, who sets the site up, and the church itself: its name, its address, how to reach it, its time zone. */
export function ChurchStep(props: StepProps) {
  const facts = useFactsForm(props);
  return (
    <>
      <LanguageForm {...facts} />
      <WhoAreYou />
      <StepSection step="church">
        <ChurchForm {...facts} setup={props.setup} />
      </StepSection>
    </>
  );
}

function ChurchForm({ setup, form, submit, isPending, notice }: FactsForm & Pick<StepProps, 'setup'>) {
  const own = { form, setup };
  const words = messages.setupForm;
  const countries = listCountries().map(({ code, name }) => ({ value: code, label: name }));
  return (
    <StaffForm onSubmit={submit} className="grid max-w-2xl gap-6">
      <ErrorSummary form={form} />
      {notice}
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
      <FactField
        {...own}
        name="welcome"
        label={words.welcome}
        help={messages.settingsForm.welcomeHelp}
        isLong
      />
      <Button type="submit" pending={isPending} className="justify-self-start">
        {messages.setup.saveAndGoOn}
      </Button>
    </StaffForm>
  );
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
        <FactField {...own} name="region" label={words.region} help={regionHelp(own.form.watch('country'))} />
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
