'use client';

import type { ComponentProps, ComponentType } from 'react';
import { useFieldArray } from 'react-hook-form';
import { SelectField } from '#components/form/select-field.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { TranslateNext } from '#components/translations/translate-next.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import type { ChurchGroup } from '#lib/church/groups.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { churchCountry } from '#lib/core/church/locale.ts';
import { usualClock } from '#lib/core/church/usual-clock.ts';
import { clocks, isLanguage, languageNames, languages } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';
import { AddressFields } from './address-fields.tsx';
import { FactField, type GroupFieldsProps } from './fact-field.tsx';
import { LookFields } from './look/look-fields.tsx';
import { ResourceFields } from './resource-fields.tsx';
import { ZoneField } from './zone-field.tsx';

/** The fields of each group. */
export const groupFields: Readonly<Record<ChurchGroup, ComponentType<GroupFieldsProps>>> = {
  name: plainFields(() => [
    { name: 'name', autoComplete: 'organization' },
    { name: 'short_name', help: messages.church.shortNameHelp },
    { name: 'kind', help: messages.settingsForm.kindHelp },
  ]),
  address: AddressFields,
  contact: plainFields(() => [
    { name: 'phone', type: 'tel', isOptional: true, help: messages.settingsForm.phoneHelp },
    { name: 'email', type: 'email', help: messages.settingsForm.emailHelp },
  ]),
  zone: ZoneField,
  language: LanguageFields,
  welcome: plainFields(() => [
    { name: 'welcome', isLong: true, help: messages.settingsForm.welcomeHelp },
    { name: 'founded_year', inputMode: 'numeric', isOptional: true },
    { name: 'building_year', inputMode: 'numeric', isOptional: true },
  ]),
  hours: HoursFields,
  giving: plainFields(() => [
    { name: 'giving_url', type: 'url', isOptional: true, help: messages.settingsForm.givingHelp },
    { name: 'giving_text_number', inputMode: 'tel', isOptional: true },
    { name: 'giving_text_example', isOptional: true, help: messages.settingsForm.givingExampleHelp },
  ]),
  social: plainFields(() => [
    { name: 'facebook_url', isOptional: true, help: messages.settingsForm.facebookHelp },
    { name: 'instagram_url', isOptional: true },
    { name: 'youtube_url', isOptional: true },
    { name: 'vimeo_url', isOptional: true },
    { name: 'default_video_id', isOptional: true, help: messages.settingsForm.videoHelp },
  ]),
  resources: ResourceFields,
  look: LookFields,
};

function LanguageFields({ form }: GroupFieldsProps) {
  const { language, second_language, clock } = messages.churchFacts.labels;
  const [spoken, country] = form.watch(['language', 'country']);
  return (
    <>
      <SelectField
        form={form}
        name="language"
        label={language}
        help={messages.church.languageHelp}
        options={languages.map((tag) => ({ value: tag, label: languageNames[tag] }))}
      />
      <SelectField
        form={form}
        name="second_language"
        label={second_language}
        help={messages.church.secondLanguageHelp(`/${form.watch('second_language') || otherThan(spoken)}`)}
        options={[
          { value: '', label: messages.church.noSecondLanguage },
          ...languages
            .filter((tag) => tag !== spoken)
            .map((tag) => ({ value: tag, label: languageNames[tag] })),
        ]}
      />
      <TranslateNext />
      <ExchangeFields form={form} />
      <SelectField
        form={form}
        name="clock"
        label={clock}
        options={clockOptions(spoken, country || churchCountry())}
      />
    </>
  );
}

/** Where the languages are exchanged: whether the texts are, too, and a way to what is not translated. */
function ExchangeFields({ form }: GroupFieldsProps) {
  const opened = form.formState.defaultValues;
  const [first, second] = form.watch(['language', 'second_language']);
  if (!second || first !== opened?.second_language || second !== opened.language) return null;
  const { exchangeTitle, keepTexts, keepTextsHelp, seeUntranslated } = messages.church;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{exchangeTitle}</legend>
      <SwitchField form={form} name="keep_texts" label={keepTexts} help={keepTextsHelp} />
      <PageLink href={unlinkedPaths.translations} className="text-link text-sm">
        {seeUntranslated}
      </PageLink>
    </fieldset>
  );
}

function otherThan(language: string): string {
  return languages.find((tag) => tag !== language) ?? '';
}

/** Returns the choices of a clock, each with an example; first the usual one of a language in a country, without a value. */
function clockOptions(language: string, country: string) {
  const words = messages.church.clocks;
  const usual = usualClock(isLanguage(language) ? language : 'en', country);
  return [
    { value: '', label: words.auto(words[usual]) },
    ...clocks.map((hours) => ({ value: hours, label: words[hours] })),
  ];
}

/** Opening hours in structured data, any number a week. */
function HoursFields({ form }: GroupFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'opening_hours' });
  const { hours } = messages.settingsForm;
  const days = messages.dates.weekdays.map((label, value) => ({ value, label }));
  return (
    <>
      <p className="measure text-sm text-ink-2">{hours.lead}</p>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="grid gap-4 border-t border-rule pt-5 sm:grid-cols-[1fr_1fr_1fr_auto]">
          <legend className="sr-only">{hours.legend(index + 1)}</legend>
          <SelectField form={form} name={`opening_hours.${index}.day`} label={hours.day} options={days} />
          <div className="grid pair-columns gap-4 sm:contents">
            <TextField form={form} name={`opening_hours.${index}.opens`} label={hours.opens} type="time" />
            <TextField form={form} name={`opening_hours.${index}.closes`} label={hours.closes} type="time" />
          </div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => remove(index)}
            className="justify-self-start sm:mt-7"
          >
            <span>{hours.remove}</span>
            <span className="sr-only">{hours.removed(index + 1)}</span>
          </Button>
        </fieldset>
      ))}
      <Button
        variant="secondary"
        size="small"
        onClick={() => append({ day: '0', opens: '09:00', closes: '12:00' })}
        className="justify-self-start"
      >
        {hours.add}
      </Button>
    </>
  );
}

type PlainField = Omit<ComponentProps<typeof FactField>, keyof GroupFieldsProps>;

/** The text fields of a group that its form has values for. */
function plainFields(fields: () => readonly PlainField[]): ComponentType<GroupFieldsProps> {
  return function PlainFields(props) {
    const known = fields().filter(({ name }) => name in props.form.getValues());
    return known.map((field) => <FactField key={field.name} {...field} {...props} />);
  };
}
