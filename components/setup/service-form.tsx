'use client';

import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useKeptDraft } from '#components/admin-mode/use-kept-draft.ts';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useEditForm } from '#components/form/use-edit-form.tsx';
import { Button } from '#components/ui/button.tsx';
import { ended } from '#lib/core/text/filled.ts';
import { messages } from '#lib/language/messages.ts';
import { saveServiceAction } from '#lib/setup/actions.ts';
import { type MainService, serviceForm, type TypedService } from '#lib/setup/schema.ts';
import { serviceDrafts } from './service-draft.ts';

interface ServiceFormProps {
  service: MainService;
  onChanged: () => Promise<unknown>;
}

/** When everyone meets: the main service, by name, day and time. */
export function ServiceForm({ service, onChanged }: ServiceFormProps) {
  const { form, submit, isPending, notice } = useServiceForm({ service, onChanged });
  return (
    <StaffForm onSubmit={submit} labelledBy="service" className="grid max-w-2xl gap-6">
      <h3 id="service" className="text-xl">
        {service.heading}
      </h3>
      <ErrorSummary form={form} />
      {notice}
      <TextField
        form={form}
        name="title"
        label={messages.setupForm.service.title}
        help={messages.setupForm.titleHelp}
      />
      {service.rhythm && <Rhythm text={service.rhythm} />}
      <TimeAndPlace form={form} isWeekly={!service.rhythm} />
      <Button type="submit" pending={isPending} className="justify-self-start">
        {messages.setupForm.saveService}
      </Button>
    </StaffForm>
  );
}

function useServiceForm({ service, onChanged }: ServiceFormProps) {
  const [draft] = useState(() => serviceDrafts.readDraft(service.id));
  const state = useEditForm<MainService, TypedService, TypedService & { if_match: string }, void>({
    row: service,
    draft,
    noun: messages.setupForm.serviceNoun,
    labels: messages.setupForm.service,
    format: (field, value) => (field === 'weekday' ? messages.dates.weekdays[value] : undefined),
    valuesOf: ({ heading, rhythm, updated_at, ...values }) => values,
    schema: serviceForm,
    toInput: (values, if_match) => ({ ...values, if_match }),
    action: saveServiceAction,
    done: messages.setup.saved,
    failed: messages.setup.failed,
    onSuccess: () => {
      state.form.reset(state.form.getValues());
      void onChanged();
    },
  });
  useKeptDraft(serviceDrafts, service.id, state);
  return state;
}

function TimeAndPlace({ form, isWeekly }: { form: UseFormReturn<TypedService>; isWeekly: boolean }) {
  const labels = messages.setupForm.service;
  const weekdays = messages.dates.weekdays.map((label, value) => ({ value, label }));
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {isWeekly && (
        <SelectField
          form={form}
          name="weekday"
          label={labels.weekday}
          options={weekdays}
          rules={{ valueAsNumber: true }}
        />
      )}
      <TextField form={form} name="time" label={labels.time} type="time" />
      <TextField form={form} name="length_minutes" label={labels.length_minutes} inputMode="numeric" />
      <TextField
        form={form}
        name="location"
        label={labels.location}
        isOptional
        help={messages.setupForm.locationHelp}
      />
    </div>
  );
}

/** How a service recurs that is not weekly; this form does not change it. */
function Rhythm({ text }: { text: string }) {
  return (
    <p className="border-s-4 border-second ps-4">
      <span className="font-semibold">{ended(text)}</span>{' '}
      <span className="text-ink-2">
        <span>{messages.setupForm.rhythmStays}</span>{' '}
        <a href="#all-services" className="text-link font-semibold">
          {messages.setupSteps.services.all}
        </a>
        <span>.</span>
      </span>
    </p>
  );
}
