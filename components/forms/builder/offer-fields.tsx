'use client';

import { useIsOffered } from '#components/account/own-session.ts';
import { usePrivateList } from '#components/account/use-private-list.ts';
import { SwitchField } from '#components/form/switch-field.tsx';
import { TitledCard } from '#components/ui/titled-card.tsx';
import { hasSeats } from '#lib/forms/kinds.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import { messages } from '#lib/language/messages.ts';
import type { EditorPartProps } from './form-words-fields.tsx';

/** Which places of the site lead to the form: one form has each, so a choice takes it from another. */
export function OfferFields({ form, row }: EditorPartProps & { row: FormRow }) {
  const { rows } = usePrivateList<FormRow>('/api/forms', 'forms');
  const { offers, isContact, isContactHelp, isVisit, isVisitHelp, heldBy } = messages.formEditing;
  const isKind = !hasSeats({ kind: form.watch('kind') }) || row.is_contact || row.is_visit;
  if (!useIsOffered('sign-ups') || !isKind) return null;
  const helpOf = (place: 'is_contact' | 'is_visit', help: string) => {
    const holder = rows?.find((other) => other[place] && other.id !== row.id);
    return holder ? `${help} ${heldBy(holder.title)}` : help;
  };
  return (
    <TitledCard id="offers" title={offers}>
      <div className="mt-6 grid gap-6">
        <SwitchField
          form={form}
          name="is_contact"
          label={isContact}
          help={helpOf('is_contact', isContactHelp)}
        />
        <SwitchField form={form} name="is_visit" label={isVisit} help={helpOf('is_visit', isVisitHelp)} />
      </div>
    </TitledCard>
  );
}
