'use client';

import { useRouter } from 'next/navigation';
import type { z } from 'zod';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { ChoiceField } from '#components/form/choice-field.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { type ActionForm, useActionForm } from '#components/form/use-action-form.ts';
import { MinistryChoice } from '#components/ministries/ministry-choice.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { createPageAction } from '#lib/site-pages/actions.ts';
import { type PageKind, pageCreation } from '#lib/site-pages/schema.ts';
import { templateNames } from '#lib/site-pages/templates/names.ts';

type Values = z.input<typeof pageCreation>;

/** The dialog that adds a page or a news post and opens it for editing. Closed, it keeps what was typed. */
export function AddPageDialog({ kind, isOpen, onClose }: StaffDialogProps & { kind: PageKind }) {
  const state = useAdding(kind, onClose);
  const { form } = state;
  const words = messages.pageEditing;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.add[kind]} description={words.addHint[kind]}>
      <StaffForm
        onSubmit={state.submit}
        submit={words.add[kind]}
        isPending={state.isPending}
        onCancel={onClose}
      >
        <TextField form={form} name="title" label={messages.labels.Title} isStart />
        {kind === 'page' && (
          <ChoiceField
            label={words.start}
            options={templateNames.map((value) => ({ value, label: messages.sitePages.templates[value] }))}
            radio={() => form.register('template')}
          />
        )}
        <MinistryChoice form={form} name="ministry_id" label={words.settings.ministry} permission="pages" />
      </StaffForm>
    </Dialog>
  );
}

function useAdding(kind: PageKind, onClose: () => void): ActionForm<Values> {
  const router = useRouter();
  const empty: Values = { kind, title: '', template: 'blank', ministry_id: '' };
  return useActionForm<Values, Values, { id: string }>({
    schema: pageCreation,
    defaultValues: empty,
    toInput: (values) => ({ ...values, kind }),
    action: createPageAction,
    failed: messages.pageEditing.addFailed,
    done: messages.pageEditing.added[kind],
    empty,
    onSuccess: ({ id }) => {
      onClose();
      router.push(unlinkedPaths.sitePage(id));
    },
  });
}
