'use client';

import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateList, usePrivateRead } from '#components/account/use-private-list.ts';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { StaffRoom } from '#components/admin-mode/staff-room.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ClipboardPlus } from '#components/ui/icons/generated/icons.ts';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { countAnswersAction } from '#lib/forms/actions.ts';
import type { FormCounts } from '#lib/forms/answers/counts.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { countWords, openingWords } from '../form-words.ts';
import { AddFormDialog } from './add-form-dialog.tsx';

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

interface FormItemProps {
  form: FormRow;
  /** Undefined until they are read. */
  counts: FormCounts | undefined;
}

/** A form in the list: what it is, where it stands, its next date, and what is new. It leads to the answers once there are any. */
function FormItem({ form, counts }: FormItemProps) {
  const { id, title, kind, event_id, is_open } = form;
  const words = messages.formEditing;
  const offers = [form.is_contact && words.isContact, form.is_visit && words.isVisit];
  const stands = event_id ? words.onAnEvent : unlinkedPaths.form(form.slug);
  return (
    <li className="border-t border-rule">
      <PageLink
        href={unlinkedPaths.churchForm(id, counts?.answers ? 'answers' : undefined)}
        className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5 hover:bg-limestone"
      >
        <span className="grid min-w-0 wrap-anywhere">
          <strong>{title}</strong>
          <span className="text-sm text-ink-2">
            {[words.kinds[kind], ...offers, stands].filter(Boolean).join(' · ')}
          </span>
          {counts && <span className="text-sm text-ink-2">{countWords(form, counts)}</span>}
        </span>
        <span className="inline-flex flex-wrap gap-2">
          {counts && counts.new_answers > 0 && (
            <Badge tone="sunflower">{words.fresh(counts.new_answers)}</Badge>
          )}
          <Badge tone={is_open ? 'cedar' : 'quiet'}>{openingWords(form)}</Badge>
        </span>
      </PageLink>
    </li>
  );
}
