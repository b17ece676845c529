'use client';

import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import {
  type ImportResult,
  type NewPerson,
  newPerson,
  type SubscriberNumbers,
} from '#lib/subscribers/staff/schema.ts';
import { ConsentFields } from './consent-fields.tsx';
import { LanguageField, TopicTicks } from './person-fields.tsx';
import { sendPeople } from './send-people.ts';

interface AddPersonDialogProps extends StaffDialogProps {
  topics: SubscriberNumbers['topics'];
}

/** Adds one person. Closed before it is sent, it keeps what was typed. */
export function AddPersonDialog({ topics, isOpen, onClose }: AddPersonDialogProps) {
  const words = messages.subscriberList;
  const state = useActionForm<NewPerson, NewPerson, ImportResult>({
    schema: newPerson,
    defaultValues: blank,
    action: addPerson,
    failed: words.saveFailed,
    done: ({ added, pending }) => (added > 0 ? words.willAdd(added) : words.asked(pending)),
    empty: blank,
    onSuccess: onClose,
  });
  const { form } = state;
  const { error } = form.getFieldState('topics', form.formState);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.addTitle} description={words.addHint}>
      <StaffForm state={state} submit={words.add} onCancel={onClose}>
        <TextField form={form} name="email" label={words.email} type="email" autoComplete="off" isStart />
        <TextField form={form} name="name" label={words.name} isOptional autoComplete="off" />
        <TopicTicks
          label={words.topics}
          topics={topics}
          error={error?.message}
          check={() => form.register('topics')}
        />
        <LanguageField form={form} name="language" />
        <ConsentFields form={form} />
      </StaffForm>
    </Dialog>
  );
}

const blank: NewPerson = {
  email: '',
  name: '',
  language: '',
  topics: ['week'],
  basis: 'ask',
  consent: { words: '', date: '' },
};

/** The refusal of the one person is said at the address. */
async function addPerson({ basis, consent, ...person }: NewPerson): Promise<ActionResult<ImportResult>> {
  const result = await sendPeople({ rows: [person], ...(basis === 'agreed' && { consent }) });
  const [refusal] = result.ok ? result.data.refused : [];
  if (!refusal) return result;
  const { why: message } = refusal;
  return { ok: false, error: { code: 'invalid', message, fields: { email: [message] } } };
}
