'use client';

import { useEffect, useRef } from 'react';
import { InputField } from '#components/form/form-field.tsx';
import type { FieldMessages } from '#components/form/visitor/send-form.ts';
import { PageLink } from '#components/ui/links/page-link.tsx';
import type { TypedAnswer } from '#lib/forms/answers/typed-answer.ts';
import { hasSeats } from '#lib/forms/kinds.ts';
import type { ShownForm } from '#lib/forms/public/shown-form.ts';
import { messages } from '#lib/language/messages.ts';
import { countsFor, partyLimit, partyWords, seatWords } from '../seats/seat-words.ts';
import { SeatsLine } from '../seats/seats-line.tsx';
import type { KnownSeats } from '../seats/use-seats.ts';
import { DateField } from './date-field.tsx';
import { PartyFields } from './party-fields.tsx';
import { QuestionField } from './question-field.tsx';
import { SlotField } from './slot-field.tsx';

/** What is chosen in the form, as far as the places that are left depend on it. */
export interface Choice {
  date?: string | undefined;
  seats?: number | undefined;
  slot?: string | undefined;
}

interface FormFieldsProps {
  shown: ShownForm;
  seats: KnownSeats;
  choice: Choice;
  onChoice: (choice: Choice) => void;
  typed: TypedAnswer | undefined;
  errors: FieldMessages;
}

/** The controls of a form. */
export function FormFields(props: FormFieldsProps) {
  const { shown, seats, choice, onChoice, typed, errors } = props;
  const { form, services } = shown;
  const place = useRef<HTMLDivElement>(null);
  const read = () => onChoice(choiceIn(place.current));
  // What was chosen before the scripts ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is taken over
  useEffect(read, []);
  const counts = countsFor(seats, choice.slot);
  return (
    <div ref={place} onChange={read} className="grid gap-5">
      <WhenFields {...props} />
      <PersonFields typed={typed} errors={errors} />
      {form.slots.length > 0 && (
        <SlotField
          form={form}
          slots={form.slots}
          seats={seats}
          rule={form}
          value={typed?.slot_id}
          error={errors.slot_id}
        />
      )}
      {hasSeats(form) && form.party_max > 1 && (
        <PartyFields
          most={partyLimit(counts, choice.seats ?? 1, form)}
          typed={typed}
          errors={errors}
          note={counts && partyWords(counts, choice.seats ?? 1, form)}
        />
      )}
      {form.questions.map((question) => (
        <QuestionField
          key={question.id}
          form={form}
          question={question}
          services={services}
          typed={typed}
          error={errors[`answers.${question.id}`]}
        />
      ))}
      <Keeping {...shown} />
    </div>
  );
}

/** The date, and how many places it has left; of a form with slots, each says so itself. */
function WhenFields({ shown, seats, typed, errors }: FormFieldsProps) {
  const { form, dates, isSeries } = shown;
  const { capacity } = form;
  const hasLine = hasSeats(form) && form.slots.length === 0 && seats !== null;
  return (
    <>
      {isSeries ? (
        <DateField dates={dates} value={typed?.date} error={errors.date} shown={shown} />
      ) : (
        dates[0] && <OneDate {...dates[0]} />
      )}
      {hasLine && capacity !== null && (
        <SeatsLine capacity={capacity} counts={seats} words={seats ? seatWords(seats, form) : null} />
      )}
    </>
  );
}

function choiceIn(place: HTMLElement | null): Choice {
  const value = (name: string) =>
    place?.querySelector<HTMLInputElement | HTMLSelectElement>(
      `select[name="${name}"],[name="${name}"]:checked`,
    )?.value || undefined;
  return { date: value('date'), seats: Number(value('seats') ?? 1), slot: value('slot_id') };
}

function OneDate({ date, label }: { date: string; label: string }) {
  return (
    <p className="tabular font-semibold">
      <span>{label}</span>
      <input type="hidden" name="date" value={date} />
    </p>
  );
}

function PersonFields({ typed, errors }: Pick<FormFieldsProps, 'typed' | 'errors'>) {
  const words = messages.formView;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <InputField
        label={words.name}
        error={errors.name}
        name="name"
        autoComplete="name"
        maxLength={200}
        defaultValue={typed?.name}
      />
      <InputField
        label={words.email}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={typed?.email}
      />
    </div>
  );
}

/** How long answers are kept, and the way to the church's page about privacy. */
function Keeping({ form, privacy }: ShownForm) {
  const { keptAfterDate, kept } = messages.formView;
  const words = form.event_id === null ? kept : keptAfterDate;
  return (
    <p className="text-sm text-ink-3">
      <span>{words(form.keep_days)}</span>{' '}
      {privacy && (
        <PageLink href="/privacy" className="text-link">
          {privacy}
        </PageLink>
      )}
    </p>
  );
}
