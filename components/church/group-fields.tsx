'use client';

import type { ComponentProps, ComponentType } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { SelectField } from '#components/form/select-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { churchContent } from '#lib/church/content.ts';
import type { ChurchValues } from '#lib/church/form-values.ts';
import type { ChurchGroup } from '#lib/church/groups.ts';
import { weekdayNames } from '#lib/core/dates/day-number.ts';
import { clocks, languageFacts, languages } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';
import { AddressFields } from './address-fields.tsx';
import { LookFields } from './look/look-fields.tsx';
import { ResourceFields } from './resource-fields.tsx';
import { ZoneField } from './zone-field.tsx';

export interface GroupFieldsProps {
  form: UseFormReturn<ChurchValues>;
}

/** The fields of each group. */
export const groupFields: Readonly<Record<ChurchGroup, ComponentType<GroupFieldsProps>>> = {
  name: plainFields([
    { name: 'name', autoComplete: 'organization' },
    {
      name: 'short_name',
      get help() {
        return messages.church.shortNameHelp;
      },
    },
    { name: 'kind', help: 'Within a sentence, such as ‘Lutheran church’.' },
  ]),
  address: AddressFields,
  contact: plainFields([
    {
      name: 'phone',
      type: 'tel',
      isOptional: true,
      help: 'As people near you write it. Numbers of other countries begin with +.',
    },
    { name: 'email', type: 'email', help: 'Public: the office’s address, not a person’s.' },
  ]),
  zone: ZoneField,
  language: LanguageFields,
  welcome: plainFields([
    {
      name: 'welcome',
      isLong: true,
      help: 'One sentence. Search engines and shared links show it where a page has none of its own.',
    },
    { name: 'founded_year', inputMode: 'numeric', isOptional: true },
    { name: 'building_year', inputMode: 'numeric', isOptional: true },
  ]),
  hours: HoursFields,
  giving: plainFields([
    {
      name: 'giving_url',
      type: 'url',
      isOptional: true,
      help: 'The page of the company that takes gifts for you. Without one, links lead to this site’s own page.',
    },
    { name: 'giving_text_number', inputMode: 'tel', isOptional: true },
    {
      name: 'giving_text_example',
      isOptional: true,
      help: 'What people write in the message, such as ‘20 Missions’.',
    },
  ]),
  social: plainFields([
    {
      name: 'facebook_url',
      isOptional: true,
      help: 'The address of your page, or your name there: @yourchurch.',
    },
    { name: 'instagram_url', isOptional: true },
    { name: 'youtube_url', isOptional: true },
    { name: 'vimeo_url', isOptional: true },
    {
      name: 'default_video_id',
      help: 'A link to a video on YouTube. It plays where no other is named.',
    },
  ]),
  resources: ResourceFields,
  look: LookFields,
};

function LanguageFields({ form }: GroupFieldsProps) {
  const { language, clock } = churchContent.labels;
  return (
    <>
      <SelectField
        form={form}
        name="language"
        label={language}
        help={messages.church.languageHelp}
        options={languages.map((tag) => ({ value: tag, label: languageFacts[tag].name }))}
      />
      <SelectField
        form={form}
        name="clock"
        label={clock}
        options={[
          { value: '', label: messages.church.clocks.auto },
          ...clocks.map((hours) => ({ value: hours, label: messages.church.clocks[hours] })),
        ]}
      />
    </>
  );
}

/** Opening hours in structured data, any number a week. */
function HoursFields({ form }: GroupFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'opening_hours' });
  return (
    <>
      <p className="measure text-sm text-ink-2">
        When the doors are open, as maps and search engines show it. Service times are set elsewhere.
      </p>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="grid gap-4 border-t border-rule pt-5 sm:grid-cols-[1fr_1fr_1fr_auto]">
          <legend className="sr-only">{`Opening hours ${index + 1}`}</legend>
          <SelectField form={form} name={`opening_hours.${index}.day`} label="Day" options={days} />
          <div className="grid pair-columns gap-4 sm:contents">
            <TextField form={form} name={`opening_hours.${index}.opens`} label="Opens" type="time" />
            <TextField form={form} name={`opening_hours.${index}.closes`} label="Closes" type="time" />
          </div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => remove(index)}
            className="justify-self-start sm:mt-7"
          >
            Remove<span className="sr-only">{` opening hours ${index + 1}`}</span>
          </Button>
        </fieldset>
      ))}
      <Button
        variant="secondary"
        size="small"
        onClick={() => append({ day: '0', opens: '09:00', closes: '12:00' })}
        className="justify-self-start"
      >
        Add opening hours
      </Button>
    </>
  );
}

const days = weekdayNames.map((label, value) => ({ value, label }));

type PlainField = Omit<ComponentProps<typeof TextField<ChurchValues>>, 'form' | 'label' | 'name'> & {
  name: Exclude<keyof ChurchValues, 'opening_hours' | 'resources'>;
};

/** The text fields of a group, labelled as in the activity log. */
function plainFields(fields: readonly PlainField[]): ComponentType<GroupFieldsProps> {
  return function PlainFields({ form }) {
    return fields.map((field) => (
      <TextField key={field.name} {...field} form={form} label={churchContent.labels[field.name]} />
    ));
  };
}
