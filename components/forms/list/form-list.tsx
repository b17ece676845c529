'use client';

import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateList, usePrivateRead } from '#components/account/use-private-list.ts';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { StaffRoom } from '#components/admin-mode/staff-room.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ClipboardPlus } from '#components/ui/icons/generated/icons.ts';
import { Loading } from '#components/ui/progress/loading.tsx';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { countAnswersAction } from '#lib/forms/answers/actions.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { AddFormDialog } from './add-form-dialog.tsx';
import { FormItem } from './form-item.tsx';

/** The staff page of forms and sign-ups. */
export function FormList() {
  return (
    <StaffRoom room="forms" lead={messages.formEditing.lead} className="grid gap-6" isPrivate>
      <Forms />
    </StaffRoom>
  );
}

const topics = ['forms', 'sign-ups', 'events'] as const;

function Forms() {
  const { rows, problem, reload } = usePrivateList<FormRow>('/api/forms', 'forms');
  const { data: counts } = usePrivateRead('/church-forms counts', topics, () =>
    readPrivate(countAnswersAction, {}),
  );
  const { list, add, empty, emptyHint, loadFailed } = messages.formEditing;
  const addOne = () => openStaffDialog('add-form', (dialog) => <AddFormDialog {...dialog} />);
  return (
    <>
      <Button onClick={addOne} className="justify-self-start">
        <Labelled icon={<ClipboardPlus aria-hidden size={19} strokeWidth={1.75} />}>{add}</Labelled>
      </Button>
      {problem && <RetryNotice onRetry={reload}>{`${loadFailed}: ${problem}`}</RetryNotice>}
      {!rows && !problem && <Loading>{messages.staffPages.forms.loading}</Loading>}
      {rows?.length === 0 && !problem && (
        <EmptyState title={empty}>
          <p>{emptyHint}</p>
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul aria-label={list} className="border-b border-rule">
          {rows.map((form) => (
            <FormItem key={form.id} form={form} counts={counts?.find(({ form_id }) => form_id === form.id)} />
          ))}
        </ul>
      )}
    </>
  );
}
