'use client';

import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { InputField } from '#components/form/form-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { messages } from '#lib/language/messages.ts';
import { textOfFile } from '#lib/subscribers/staff/list/read-list.ts';
import type { SubscriberNumbers } from '#lib/subscribers/staff/schema.ts';
import { ConsentFields } from './consent-fields.tsx';
import { ImportPreview } from './import-preview.tsx';
import { TopicTicks } from './person-fields.tsx';
import { useImport } from './use-import.ts';

interface ImportDialogProps extends StaffDialogProps {
  topics: SubscriberNumbers['topics'];
}

/** Imports a list: a file or pasted text, then what will happen, then the press. Closed, it keeps what was typed. */
export function ImportDialog({ topics, isOpen, onClose }: ImportDialogProps) {
  const words = messages.subscriberList;
  const { state, lookedAt, goBack, clear } = useImport(topics);
  const done = () => {
    clear();
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.importTitle} description={words.importHint}>
      {lookedAt ? (
        <ImportPreview lookedAt={lookedAt} onBack={goBack} onDone={done} />
      ) : (
        <ListForm state={state} topics={topics} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface ListFormProps {
  state: ReturnType<typeof useImport>['state'];
  topics: SubscriberNumbers['topics'];
  onClose: () => void;
}

function ListForm({ state, topics, onClose }: ListFormProps) {
  const words = messages.subscriberList;
  const { form } = state;
  const { error } = form.getFieldState('topics', form.formState);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const text = textOfFile(new Uint8Array(await file.arrayBuffer()));
    form.setValue('text', text, { shouldDirty: true });
    form.clearErrors('text');
  };
  return (
    <StaffForm state={state} submit={words.look} onCancel={onClose}>
      <InputField
        label={words.file}
        help={words.fileHelp}
        isOptional
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={({ target }) => void read(target.files?.[0])}
      />
      <TextField form={form} name="text" label={words.text} help={words.textHelp} isLong />
      <TopicTicks
        label={words.topicsOfList}
        topics={topics}
        error={error?.message}
        check={() => form.register('topics')}
      />
      <ConsentFields form={form} />
    </StaffForm>
  );
}
