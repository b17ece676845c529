'use client';

import { FieldError } from '#components/form/field-error.tsx';
import { FormField } from '#components/form/form-field.tsx';
import type { FieldMessages } from '#components/form/visitor/send-form.ts';
import type { TypedAnswer } from '#lib/forms/answers/typed-answer.ts';
import { messages } from '#lib/language/messages.ts';

interface PartyFieldsProps {
  /** The largest party. */
  most: number;
  typed: TypedAnswer | undefined;
  errors: FieldMessages;
  /** What is said to a party that is larger than what is left. */
  note?: string | null;
}

/** How many come, and the names of the others: as many as come (form-styles.ts). */
export function PartyFields({ most, typed, errors, note }: PartyFieldsProps) {
  const words = messages.formView;
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  const wrongName = Object.entries(errors).find(([name]) => /^names(?:\.|$)/.test(name))?.[1];
  return (
    <div className="form-party grid gap-5">
      <FormField label={words.seats} error={errors.seats} help={note && <span role="status">{note}</span>}>
        {(field) => (
          <select {...field} name="seats" defaultValue={typed?.seats ?? '1'} className="field max-w-52">
            {counts.map((count) => (
              <option key={count} value={count}>
                {words.people(count)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <fieldset className="form-others min-w-0">
        <legend className="text-sm font-semibold">
          <span>{words.others}</span>{' '}
          <span className="ms-0.5 font-normal text-ink-3">{messages.fields.optional}</span>
        </legend>
        <FieldError className="mt-2">{wrongName}</FieldError>
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          {counts.slice(0, -1).map((place) => (
            <input
              key={place}
              name={`names.${place}`}
              aria-label={words.person(place + 1)}
              placeholder={words.person(place + 1)}
              autoComplete="off"
              maxLength={200}
              defaultValue={typed?.[`names.${place}`]}
              className="form-name field"
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
