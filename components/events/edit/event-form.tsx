'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useIsOffered } from '#components/account/own-session.ts';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { ImageField } from '#components/form/image-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import type { ActionForm } from '#components/form/use-action-form.ts';
import { MinistryChoice } from '#components/ministries/ministry-choice.tsx';
import { TranslatedField } from '#components/translations/translated.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { EventFormValues } from '#lib/events/form-values.ts';
import { type EventKind, eventKinds } from '#lib/events/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { ServiceFields } from '../church-services/service-fields.tsx';
import { HeldInField } from '../held-in/held-in-field.tsx';
import { LengthField } from './length-field.tsx';
import { PlaceTaken } from './place-taken.tsx';
import { RecurrenceFields } from './recurrence-fields.tsx';

interface EventFormProps {
  state: ActionForm<EventFormValues>;
  mode: 'create' | 'edit';
  /** Hides the recurrence fields: a single date has no rule. */
  hasRule?: boolean;
  /** The event that is edited, or a date of it. */
  eventId?: string;
  onCancel: () => void;
  children?: ReactNode;
}

/**
 * The form for creating and editing events. Its fields follow the order of thought: what, when, where, how
 * often, how it looks.
 */
export function EventForm({ state, mode, hasRule = true, eventId, onCancel, children }: EventFormProps) {
  const { form, isPending } = state;
  const [recurrence, kind, listed] = form.watch(['recurrence_type', 'kind', 'listed']);
  const isService = kind === 'service';
  const mayHoldServices = useIsOffered('events');
  return (
    <StaffForm
      state={state}
      submit={submitLabel(mode, { kind, isRecurring: recurrence === 'recurring' }, isPending)}
      onCancel={onCancel}
    >
      {children}
      {hasRule && mayHoldServices && <KindField form={form} />}
      <TranslatedField form={form} name="title" label={messages.eventWords.fields.title} isStart />
      <DateAndTimeFields form={form} isSeries={hasRule && recurrence === 'recurring'} />
      {isService && <LengthField form={form} />}
      <PlaceFields form={form} hasRule={hasRule} eventId={eventId} />
      {hasRule && !isService && (
        <MinistryChoice
          form={form}
          name="ministry_id"
          label={messages.pageEditing.settings.ministry}
          permission="events"
        />
      )}
      {hasRule && <HeldInField form={form} />}
      {hasRule && <RecurrenceFields form={form} />}
      {isService && <ServiceFields form={form} isOneDate={!hasRule} />}
      <TranslatedField
        form={form}
        name="description"
        label={messages.eventWords.fields.description}
        isLong
        isOptional={isService}
      />
      <ImageField
        form={form}
        name="image_url"
        label={messages.eventWords.fields.image_url}
        bucket="event-images"
        help={messages.eventForms.pictureHelp}
        isKeptWhenEmpty
        preview={whole}
      />
      {(!isService || listed) && <PromotionFields form={form} />}
    </StaffForm>
  );
}

/** A flyer has text, so it is not cropped. */
function whole(address: string): ReactNode {
  return (
    <div className="relative h-72 w-full overflow-hidden rounded-card bg-limestone">
      <Picture
        src={address}
        alt={messages.eventForms.pictureNow}
        sizes="(min-width: 700px) 640px, 92vw"
        style={{ objectFit: 'contain' }}
      />
    </div>
  );
}

interface FieldsProps {
  form: UseFormReturn<EventFormValues>;
}

function DateAndTimeFields({ form, isSeries }: FieldsProps & { isSeries: boolean }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        form={form}
        name="date"
        label={messages.eventWords.fields.date}
        type="date"
        help={isSeries && messages.eventForms.dateOfSeries}
      />
      <TextField
        form={form}
        name="time"
        label={messages.eventWords.fields.time}
        placeholder={messages.eventForms.timeExample}
      />
    </div>
  );
}

function PlaceFields({ form, ...edited }: ComponentProps<typeof PlaceTaken>) {
  return (
    <>
      <div>
        <TranslatedField
          form={form}
          name="location"
          label={messages.eventWords.fields.location}
          placeholder={messages.eventForms.locationExample}
          isOptional={form.watch('kind') === 'service'}
        />
        <PlaceTaken form={form} {...edited} />
      </div>
      <ChoiceField
        radio={() => form.register('whereabouts')}
        label={messages.eventForms.whereQuestion}
        options={(['church', 'elsewhere'] as const).map((value) => ({
          value,
          label: messages.eventForms.where[value],
        }))}
        help={messages.eventForms.whereHelp[form.watch('whereabouts')]}
      />
    </>
  );
}

function PromotionFields({ form }: FieldsProps) {
  return (
    <div className="grid gap-4 border-t border-rule pt-6">
      <SwitchField
        form={form}
        name="is_featured"
        label={messages.eventWords.fields.is_featured}
        help={messages.eventForms.featuredHelp}
      />
      <SwitchField
        form={form}
        name="show_in_banner"
        label={messages.eventWords.fields.show_in_banner}
        help={messages.eventForms.bannerHelp}
      />
    </div>
  );
}

function submitLabel(
  mode: 'create' | 'edit',
  { kind, isRecurring }: { kind: EventKind; isRecurring: boolean },
  isPending: boolean,
): string {
  const { updating, creating, [kind]: named } = messages.eventForms;
  if (mode === 'edit') return isPending ? updating : named.update;
  if (isPending) return creating;
  return isRecurring ? named.createSeries : named.create;
}

/** Whether it is an event or a church service. */
function KindField({ form }: { form: UseFormReturn<EventFormValues> }) {
  return (
    <ChoiceField
      radio={() => form.register('kind')}
      label={messages.eventForms.kindQuestion}
      options={eventKinds.map((value) => ({ value, label: messages.eventForms[value].kind }))}
      help={messages.eventForms[form.watch('kind')].kindHelp}
    />
  );
}
