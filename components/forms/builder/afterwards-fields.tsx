'use client';

import '#components/form/choice.css';
import { useId } from 'react';
import { TextField } from '#components/form/text-field.tsx';
import { MinistryChoice } from '#components/ministries/ministry-choice.tsx';
import { roles } from '#lib/core/auth/permissions.ts';
import { messages } from '#lib/language/messages.ts';
import type { EditorPartProps } from './form-words-fields.tsx';
import { LinesField } from './lines-field.tsx';

/** Who hears of answers, how long they are kept, and whose they are. */
export function AfterwardsFields({ form }: EditorPartProps) {
  const words = messages.formEditing;
  return (
    <div className="mt-6 grid gap-6">
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
