'use client';

import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { TabLinks } from '#components/ui/links/tab-links.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { findStaffFormAction } from '#lib/forms/actions.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { AnswersView } from './answers/answers-view.tsx';
import { FormEditor } from './builder/form-editor.tsx';
import { Poster } from './paper/poster.tsx';

interface FormPageProps {
  /** The form's id. */
  form?: string | undefined;
  /** `answers` or `poster`; without one the form is edited. */
  view?: string | undefined;
  /** The date whose answers are shown. */
  date?: string | undefined;
}

/** One form for staff: its editor, its answers or its poster. */
export function FormPage({ form: id = '', ...shown }: FormPageProps) {
  const { data, problem, reload } = usePrivateRead(`/church-forms/${id}`, 'forms', () =>
    readPrivate(findStaffFormAction, { id }),
  );
  return (
    <>
      <PageHeading title={data?.title ?? messages.staffPages.forms.title} className="max-md:pb-6" />
      <div className="wrap grid gap-8 pb-24">
        {problem && (
          <RetryNotice onRetry={reload}>{`${messages.formEditing.loadFailed}: ${problem}`}</RetryNotice>
        )}
        {!data && !problem && <Loading>{messages.formEditing.loading}</Loading>}
        {data && <FormViews {...shown} form={data} reload={reload} />}
      </div>
    </>
  );
}

interface FormViewsProps extends Pick<FormPageProps, 'view' | 'date'> {
  form: FormRow;
  reload: () => Promise<unknown>;
}

/** What was answered is hidden with admin mode; a form that holds unsaved text stays. */
function FormViews({ form, view, date, reload }: FormViewsProps) {
  const { id } = form;
  const shown = view === 'answers' || view === 'poster' ? view : undefined;
  const { views, back, list } = messages.formEditing;
  const tab = (name: 'answers' | 'poster' | undefined) => ({
    label: views[name ?? 'form'],
    href: unlinkedPaths.churchForm(id, name),
    isCurrent: name === shown,
  });
  return (
    <>
      <div className="grid gap-2">
        <PageLink href={unlinkedPaths.churchForms} className="text-link justify-self-start">
          {back}
        </PageLink>
        <TabLinks label={list} tabs={[tab(undefined), tab('answers'), tab('poster')]} />
      </div>
      {shown === undefined && <FormEditor key={id} form={form} onSaved={reload} />}
      <AdminOnly>
        {shown === 'answers' && <AnswersView key={id} form={form} date={date} />}
        {shown === 'poster' && <Poster form={form} />}
      </AdminOnly>
    </>
  );
}
