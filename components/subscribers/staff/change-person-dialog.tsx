'use client';

import type { z } from 'zod';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { useEditForm } from '#components/form/use-edit-form.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { messages } from '#lib/language/messages.ts';
import { updateSubscriberAction } from '#lib/subscribers/staff/actions.ts';
import { type SubscriberNumbers, type SubscriberRow, subscriberForm } from '#lib/subscribers/staff/schema.ts';
import { LanguageField, TopicTicks } from './person-fields.tsx';

interface ChangePersonDialogProps extends StaffDialogProps {
  row: SubscriberRow;
  topics: SubscriberNumbers['topics'];
  onSaved: () => unknown;
}

/** A person's name, language and topics. */
export function ChangePersonDialog(props: ChangePersonDialogProps) {
  const { row, topics, isOpen, onClose } = props;
  const { form, submit, isPending, notice } = usePersonForm(props);
  const words = messages.subscriberList;
  const { error } = form.getFieldState('topics', form.formState);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.changeTitle} description={row.email}>
      <StaffForm onSubmit={submit} submit={messages.ui.save} isPending={isPending} onCancel={onClose}>
        {notice}
        <ErrorSummary form={form} />
        <TextField form={form} name="name" label={words.name} isOptional autoComplete="off" />
        <LanguageField form={form} name="language" />
        <TopicTicks
          label={words.topics}
          topics={topics}
          error={error?.message}
          check={() => form.register('topics')}
        />
      </StaffForm>
    </Dialog>
  );
}

type Values = z.input<typeof subscriberForm>;

function usePersonForm({ row, topics, onClose, onSaved }: ChangePersonDialogProps) {
  const { noun, name, language, topics: gets, saved, saveFailed } = messages.subscriberList;
  return useEditForm<SubscriberRow, Values, Parameters<typeof updateSubscriberAction>[0], SubscriberRow>({
    row,
    noun,
    labels: { name, language, topics: gets },
    format: (field: string, value: never) =>
      field === 'topics' ? labelsOf(value as string[], topics).join(', ') : undefined,
    schema: subscriberForm,
    valuesOf: (person) => ({
      name: person.name ?? '',
      language: person.language ?? '',
      // What no longer exists is dropped.
      topics: person.topics.filter((topic) => topics.some((each) => each.topic === topic)),
    }),
    toInput: (values, if_match) => ({ ...values, id: row.id, if_match }),
    action: updateSubscriberAction,
    failed: saveFailed,
    done: saved,
    onSuccess: () => {
      onClose();
      void onSaved();
    },
  });
}

function labelsOf(chosen: readonly string[], topics: SubscriberNumbers['topics']): string[] {
  return chosen.flatMap((topic) => topics.find((each) => each.topic === topic)?.label ?? []);
}
