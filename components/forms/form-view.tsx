'use client';

import { type ComponentProps, useRef, useState } from 'react';
import { VisitorForm } from '#components/form/visitor/visitor-form.tsx';
import { Button } from '#components/ui/button.tsx';
import { Lines } from '#components/ui/text/lines.tsx';
import { langOf } from '#lib/core/translations/lang-of.ts';
import type { ReceiptRow } from '#lib/forms/answers/schema.ts';
import { checkAnswer, type TypedAnswer, toAnswer } from '#lib/forms/answers/typed-answer.ts';
import { answerVisitorFormAction } from '#lib/forms/posted/actions.ts';
import type { ShownForm } from '#lib/forms/public/shown-form.ts';
import { messages } from '#lib/language/messages.ts';
import { type Choice, FormFields } from './fields/form-fields.tsx';
import { formStyles } from './form-styles.ts';
import { FormThanks } from './form-thanks.tsx';
import { isFullFor } from './seats/seat-words.ts';
import { useSeats } from './seats/use-seats.ts';

interface FormViewProps {
  shown: ShownForm;
  /** Unique on the page: the fragment of its thanks and errors. */
  id: string;
  /** Why it takes no answers any more; null: it does. */
  closed?: string | null;
  /** As staff see it while they make it: it can be looked at, and not sent. */
  isPreview?: boolean;
}

/** A form to fill in: a sign-up, a contact form or another one. */
export function FormView({ shown, id, closed = shown.closed, isPreview = false }: FormViewProps) {
  const { form, dates } = shown;
  const [choice, setChoice] = useState<Choice>({});
  const first = dates.find(({ state }) => state === 'open');
  const seats = useSeats(isPreview || shown.closed !== null ? null : form, choice.date ?? first?.date);
  const fields = { shown, seats, choice, onChoice: setChoice };
  return (
    <>
      {/* Its thanks have these styles, too. */}
      <style>{formStyles(form.party_max)}</style>
      {isPreview ? <FormPreview {...fields} /> : <SentForm {...fields} id={id} closed={closed} />}
    </>
  );
}

type Fields = Omit<ComponentProps<typeof FormFields>, 'typed' | 'errors'>;

function SentForm({ id, closed, ...fields }: Fields & { id: string; closed: string | null }) {
  const { shown, seats, choice } = fields;
  const { form, isSeries } = shown;
  const key = useRef<string | undefined>(undefined);
  const words = messages.formView;
  return (
    <VisitorForm<TypedAnswer, ReceiptRow>
      action={answerVisitorFormAction}
      page=""
      answerId={id}
      closed={closed}
      isClosed={shown.closed !== null}
      head={
        form.intro && (
          <p {...langOf(form, 'intro')} className="measure mb-4 text-ink-2">
            <Lines of={form.intro} />
          </p>
        )
      }
      api={`/api/forms/${form.id}/answers`}
      check={(typed) => checkAnswer(typed, { ...form, hasDates: isSeries, hasSlots: form.slots.length > 0 })}
      toSent={(typed) => {
        key.current ??= newRequestKey();
        return { ...toAnswer(typed), request_key: key.current };
      }}
      texts={words}
      submit={isFullFor(seats, form, choice) ? words.joinList : words.submit[form.kind]}
      submitting={words.submitting}
      thanks={(receipt, sent) => <FormThanks shown={shown} receipt={receipt} sent={sent} />}
    >
      {(typed, errors) => (
        <>
          <input type="hidden" name="id" value={form.id} />
          <FormFields {...fields} typed={typed} errors={errors} />
        </>
      )}
    </VisitorForm>
  );
}

function FormPreview(fields: Fields) {
  return (
    <div inert className="grid gap-5">
      <FormFields {...fields} typed={undefined} errors={{}} />
      <Button className="justify-self-start">{messages.formView.submit[fields.shown.form.kind]}</Button>
    </div>
  );
}

/** Returns a random UUID (RFC 9562, version 4), also where a page does not come by HTTPS. */
function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, place) => {
    const marked = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
