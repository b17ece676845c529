'use client';

import '#components/form/choice.css';
import { type ComponentProps, useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { FieldError } from '#components/form/field-error.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { languageNames, languages } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';
import type { SubscriberNumbers } from '#lib/subscribers/staff/schema.ts';

interface TopicTicksProps {
  label: string;
  topics: SubscriberNumbers['topics'];
  error?: string | undefined;
  /** The props of each checkbox besides its value. */
  check: () => ComponentProps<'input'>;
}

/** The topics, any number of them. */
export function TopicTicks({ label, topics, error, check }: TopicTicksProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && id} className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {topics.map(({ topic, label: text }) => (
          <label key={topic} className="choice wrap-anywhere">
            <input type="checkbox" value={topic} {...check()} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <div id={id}>{error && <FieldError>{error}</FieldError>}</div>
    </fieldset>
  );
}

interface LanguageFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
}

/** In which language the person gets letters. */
export function LanguageField<Values extends FieldValues>({ form, name }: LanguageFieldProps<Values>) {
  const { language, churchLanguage } = messages.subscriberList;
  return (
    <SelectField
      form={form}
      name={name}
      label={language}
      options={[
        { value: '', label: churchLanguage },
        ...languages.map((value) => ({ value, label: languageNames[value] })),
      ]}
    />
  );
}
