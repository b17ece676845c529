'use client';

import { useId } from 'react';
import { FormField, InputField } from '#components/form/form-field.tsx';
import type { FieldMessages } from '#components/form/visitor/send-form.ts';
import { messages } from '#lib/language/messages.ts';
import type { PrayerRequestText } from '#lib/prayer/request-rules.ts';

/** A visitor's input; a checked box is true, or 'on' as forms have it. */
export interface PrayerTyped extends PrayerRequestText {
  is_anonymous?: boolean | string;
}

interface PrayerFieldsProps {
  typed: PrayerTyped | undefined;
  errors: FieldMessages;
}

/** The visitor's fields: name, request, anonymity. */
export function PrayerFields({ typed, errors }: PrayerFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField
          label={messages.prayerForm.name}
          error={errors.name}
          name="name"
          autoComplete="name"
          defaultValue={typed?.name}
        />
        <InputField
          label={messages.prayerForm.email}
          error={errors.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={typed?.email}
        />
      </div>
      <FormField label={messages.prayerForm.request} error={errors.request}>
        {(field) => (
          <textarea
            {...field}
            name="request"
            rows={5}
            defaultValue={typed?.request}
            className="field min-h-[120px]"
          />
        )}
      </FormField>
      <Anonymity isChosen={Boolean(typed?.is_anonymous)} />
    </>
  );
}

function Anonymity({ isChosen }: { isChosen: boolean }) {
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-x-3">
      <input
        type="checkbox"
        id={`${id}-anonymous`}
        name="is_anonymous"
        aria-describedby={`${id}-anonymity`}
        defaultChecked={isChosen}
        className="mt-0.5 size-5 accent-accent"
      />
      <label htmlFor={`${id}-anonymous`} className="text-sm font-semibold">
        {messages.prayerForm.anonymous}
      </label>
      <p id={`${id}-anonymity`} className="col-start-2 text-sm text-ink-3">
        {messages.prayerForm.anonymity}
      </p>
    </div>
  );
}
