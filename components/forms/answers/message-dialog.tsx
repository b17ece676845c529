'use client';

import type { z } from 'zod';
import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { type ActionForm, useActionForm } from '#components/form/use-action-form.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { Refusal } from '#components/ui/text/refusal.tsx';
import { ended } from '#lib/core/text/filled.ts';
import { sendMessageAction } from '#lib/forms/actions.ts';
import { type MessageReceipt, messageInput } from '#lib/forms/mailing/schema.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import type { FormDate } from '#lib/forms/staff/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { findMailWaitAction } from '#lib/mail/actions.ts';
import { dateWords } from '../form-words.ts';

interface MessageDialogProps extends StaffDialogProps {
  form: FormRow;
  /** Null: everybody who is signed up. */
  date: FormDate | null;
}

/** Writes one mail to each person who is signed up, for a date or for all. Closed, it keeps what was typed. */
export function MessageDialog({ form: row, date, isOpen, onClose }: MessageDialogProps) {
  const wait = useMailWait();
  const { form, submit, isPending, failure } = useMessage(row, date, { isWaiting: wait !== null, onClose });
  const text = messages.answerList;
  const to = [row.title, date && dateWords(date)].filter(Boolean).join(', ');
  const description = [ended(to), text.mailHint, wait].filter(Boolean).join(' ');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.mail} description={description}>
      <StaffForm onSubmit={submit} submit={text.send} isPending={isPending} onCancel={onClose}>
        {failure && !failure.fields && <Refusal>{failure.message}</Refusal>}
        <TextField form={form} name="subject" label={text.subject} isStart autoComplete="off" />
        <TextField form={form} name="text" label={text.text} isLong />
      </StaffForm>
    </Dialog>
  );
}

const written = messageInput.pick({ subject: true, text: true });
type Values = z.input<typeof written>;
type Input = z.input<typeof messageInput>;

function useMessage(
  { id }: FormRow,
  date: FormDate | null,
  { isWaiting, onClose }: { isWaiting: boolean; onClose: () => void },
): ActionForm<Values> {
  const { mailSent, mailWaits } = messages.answerList;
  const empty = { subject: '', text: '' };
  return useActionForm<Values, Input, MessageReceipt>({
    schema: written,
    defaultValues: empty,
    toInput: (values) => ({ ...values, id, date: date?.date ?? null }),
    action: sendMessageAction,
    failureText: messages.answerList.mailFailed,
    done: ({ count }) => (isWaiting ? mailWaits : mailSent)(count),
    empty,
    onSuccess: onClose,
  });
}

const read = () => readPrivate(findMailWaitAction, {});
const topics = ['church', 'settings'] as const;

/** Returns what all mails wait for, in a sentence; null while they leave, or it is not known yet. */
function useMailWait(): string | null {
  return usePrivateRead('mail wait', topics, read).data ?? null;
}
