'use client';

import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { messages } from '#lib/language/messages.ts';
import type { ConsentChoice } from '#lib/subscribers/staff/schema.ts';

/** Whether the people are asked by mail, or agreed before: then to what, and when. */
export function ConsentFields<Values extends FieldValues & ConsentChoice>({
  form,
}: {
  form: UseFormReturn<Values>;
}) {
  const words = messages.subscriberList;
  const name = (of: FieldPath<ConsentChoice>) => of as FieldPath<Values>;
  const isAgreed = form.watch(name('basis')) === 'agreed';
  return (
    <ChoiceField
      label={words.consent}
      help={isAgreed ? words.agreedHint : words.askHint}
      options={[
        { value: 'ask', label: words.ask },
        { value: 'agreed', label: words.agreed },
      ]}
      radio={() => form.register(name('basis'))}
    >
      {isAgreed && (
        <div className="mt-4 grid gap-5">
          <TextField form={form} name={name('consent.words')} label={words.consentWords} isLong />
          <TextField
            form={form}
            name={name('consent.date')}
            label={words.consentDate}
            type="date"
            max={churchToday()}
          />
        </div>
      )}
    </ChoiceField>
  );
}
