'use client';

import '#components/form/choice.css';
import { useId } from 'react';
import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { TextField } from '#components/form/text-field.tsx';
import { MinistryChoice } from '#components/ministries/ministry-choice.tsx';
import { Note } from '#components/ui/text/note.tsx';
import { roles } from '#lib/core/auth/permissions.ts';
import { listUnheardFormsAction } from '#lib/forms/actions.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import { messages } from '#lib/language/messages.ts';
import type { EditorPartProps } from './form-words-fields.tsx';
import { LinesField } from './lines-field.tsx';

/** What decides who gets a note: the form, the people, and the church's address. */
const hearing = ['forms', 'staff', 'church'] as const;

/** Who hears of answers, how long they are kept, and whose they are. */
export function AfterwardsFields({ form, row }: EditorPartProps & { row: FormRow }) {
  const words = messages.formEditing;
  return (
    <div className="mt-6 grid gap-6">
      <UnheardNotice id={row.id} />
      <NotifiedRoles form={form} />
      <LinesField form={form} name="notify.emails" label={words.notifyEmails} isOptional />
      <TextField
        form={form}
        name="keep_days"
        label={words.keepDays}
        help={words.keepHelp}
        inputMode="numeric"
      />
      <MinistryChoice form={form} name="ministry_id" label={words.ministry} permission="sign-ups" />
    </div>
  );
}

/** Says that no one gets a note of answers: the people that the form names are not there yet. */
function UnheardNotice({ id }: { id: string }) {
  const { data } = usePrivateRead('/church-forms/unheard', hearing, () =>
    readPrivate(listUnheardFormsAction, {}),
  );
  if (!data?.some(({ form_id }) => form_id === id)) return null;
  return <Note role="status">{messages.formEditing.unheard}</Note>;
}

function NotifiedRoles({ form }: EditorPartProps) {
  const { notifyRoles, notifyHelp } = messages.formEditing;
  const helpId = useId();
  return (
    <fieldset aria-describedby={helpId} className="min-w-0">
      <legend className="text-sm font-semibold">{notifyRoles}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {roles.map((role) => (
          <label key={role} className="choice wrap-anywhere">
            <input type="checkbox" value={role} {...form.register('notify.roles')} />
            <span>{messages.staff.roles[role]}</span>
          </label>
        ))}
      </div>
      <p id={helpId} className="mt-2 text-sm text-ink-3">
        {notifyHelp}
      </p>
    </fieldset>
  );
}
