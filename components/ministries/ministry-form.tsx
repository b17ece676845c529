'use client';

import { useEffect } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { FormField } from '#components/form/form-field.tsx';
import { ImageField } from '#components/form/image-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { type ActionForm, messageOf } from '#components/form/use-action-form.ts';
import { Translated, TranslatedField } from '#components/translations/translated.tsx';
import { Refusal } from '#components/ui/text/refusal.tsx';
import { RichEditor } from '#components/words/editor/rich-editor.tsx';
import { readTypedTags } from '#lib/core/html/typed-tags.ts';
import type { ActionError } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import { womensTime } from '#lib/ministries/womens-ministry.ts';
import { CategoryField } from './category-field.tsx';
import type { MinistryFormValues } from './ministry-form-values.ts';

interface MinistryFormProps {
  state: ActionForm<MinistryFormValues>;
  submit: string;
  onCancel: () => void;
}

/** The form for adding and editing ministries. */
export function MinistryForm({ state, submit, onCancel }: MinistryFormProps) {
  const { form, isPending, failure, conflict } = state;
  const { isValid } = form.formState;
  return (
    <StaffForm onSubmit={state.submit} beside={state.beside} {...{ submit, isPending, onCancel }}>
      {failure && !conflict && isValid && <Refusal>{failureText(failure)}</Refusal>}
      <ErrorSummary form={form} />
      {state.notice}
      <MinistryFields form={form} />
    </StaffForm>
  );
}

/** What a failure is called here: that of the database, and that of anything else. */
function failureText(failure: ActionError): string {
  const { errors, ministries } = messages;
  const message = messageOf(failure) ?? errors.unexpected;
  if (message === errors.unavailable) return ministries.saveFailed;
  return message === errors.unexpected ? ministries.unexpected : message;
}

function MinistryFields({ form }: { form: UseFormReturn<MinistryFormValues> }) {
  return (
    <>
      <TranslatedField form={form} name="title" label={messages.ministryForm.title} />
      <CategoryField form={form} />
      <Description form={form} />
      <TextField form={form} name="leadername" label={messages.ministryForm.leader} />
      <MeetingTimes form={form} />
      <TextField
        form={form}
        name="link"
        label={messages.ministryForm.link}
        isOptional
        inputMode="url"
        placeholder="https://…"
        help={messages.ministryForm.linkHelp}
      />
      <ImageField
        form={form}
        name="imageurl"
        label={messages.ministryForm.picture}
        bucket="event-images"
        help={messages.ministryForm.pictureHelp}
      />
    </>
  );
}

function Description({ form }: { form: UseFormReturn<MinistryFormValues> }) {
  const label = messages.ministryForm.description;
  const error = form.getFieldState('description', form.formState).error?.message;
  const original = form.watch('description');
  return (
    <Translated name="description" label={label} kind="rich" original={original} hasHeadings>
      <FormField label={label} help={messages.ministries.descriptionHelp} error={error}>
        {(props) => (
          <Controller
            control={form.control}
            name="description"
            render={({ field: { value, onChange } }) => (
              <RichEditor
                {...props}
                label={label}
                value={value}
                onChange={(html) => onChange(readTypedTags(html))}
                hasHeadings
              />
            )}
          />
        )}
      </FormField>
    </Translated>
  );
}

/** The switch of the women's rule is offered where the rule holds. */
function MeetingTimes({ form }: { form: UseFormReturn<MinistryFormValues> }) {
  useWomensRule(form);
  const wasFixed = form.formState.defaultValues?.has_fixed_time;
  const isOff = wasFixed && !form.watch('has_fixed_time');
  return (
    <>
      <TranslatedField
        form={form}
        name="meetingtimes"
        label={messages.ministryForm.times}
        help={<span role="status">{isOff && messages.ministries.ruleOff}</span>}
      />
      {wasFixed && (
        <SwitchField
          form={form}
          name="has_fixed_time"
          label={messages.ministryForm.womens}
          help={messages.ministryForm.womensHelp(womensTime())}
        />
      )}
    </>
  );
}

/** Typing another time disables the rule; enabling it sets its time. */
function useWomensRule({ subscribe, setValue }: UseFormReturn<MinistryFormValues>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (!values.has_fixed_time) return;
          const isAsRuled = values.meetingtimes?.trim() === womensTime();
          if (name === 'meetingtimes' && !isAsRuled) setValue('has_fixed_time', false, { shouldDirty: true });
          if (name === 'has_fixed_time' && !isAsRuled)
            setValue('meetingtimes', womensTime(), { shouldDirty: true });
        },
      }),
    [subscribe, setValue],
  );
}
