'use client';

import type { ReactNode } from 'react';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { FormActions } from '#components/form/form-actions.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { type ActionForm, useActionForm } from '#components/form/use-action-form.ts';
import { useEditForm } from '#components/form/use-edit-form.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { addAnnouncementAction, updateAnnouncementAction } from '#lib/announcements/actions.ts';
import { announcementContent } from '#lib/announcements/content.ts';
import { announcementMessages } from '#lib/announcements/messages.ts';
import {
  type Announcement,
  type AnnouncementFormValues,
  announcementInput,
} from '#lib/announcements/schema.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { announcementFormFrom, newAnnouncementForm } from './announcement-form-defaults.ts';

interface AnnouncementDialogProps {
  /** The announcement to edit; null adds one. */
  row: Announcement | null;
  onClose: () => void;
  onSaved: () => void;
}

/** The form that adds or edits an announcement, over the list. */
export function AnnouncementDialog({ row, ...props }: AnnouncementDialogProps) {
  return (
    <Dialog isOpen onClose={props.onClose} title={row ? 'Edit announcement' : 'Add announcement'}>
      {row ? <EditAnnouncement row={row} {...props} /> : <AddAnnouncement {...props} />}
    </Dialog>
  );
}

type Closing = Pick<AnnouncementDialogProps, 'onClose' | 'onSaved'>;

function EditAnnouncement({ row, onClose, onSaved }: Closing & { row: Announcement }) {
  const state = useEditForm({
    row,
    noun: 'announcement',
    labels: announcementContent.labels,
    schema: announcementInput,
    valuesOf: announcementFormFrom,
    toInput: (values, if_match) => ({ ...values, id: row.id, if_match }),
    action: updateAnnouncementAction,
    failureText: (message) => message || announcementMessages.updateFailed,
    saved: announcementMessages.updated,
    onSaved: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <AnnouncementForm state={state} submit="Save announcement" onClose={onClose}>
      {state.notice}
    </AnnouncementForm>
  );
}

function AddAnnouncement({ onClose, onSaved }: Closing) {
  const state = useActionForm({
    schema: announcementInput,
    defaultValues: newAnnouncementForm(new Date()),
    toInput: (values) => values,
    action: addAnnouncementAction,
    failureText: (message) => message || announcementMessages.addFailed,
    onSuccess: () => {
      toast('success', announcementMessages.added);
      onSaved();
      onClose();
    },
  });
  return <AnnouncementForm state={state} submit="Add announcement" onClose={onClose} />;
}

interface AnnouncementFormProps {
  state: ActionForm<AnnouncementFormValues>;
  submit: string;
  onClose: () => void;
  /** What stands above the fields. */
  children?: ReactNode;
}

function AnnouncementForm({ state, submit, onClose, children }: AnnouncementFormProps) {
  return (
    <StaffForm onSubmit={state.submit}>
      <ErrorSummary form={state.form} />
      {children}
      <AnnouncementFields form={state.form} />
      <FormActions
        submit={submit}
        isPending={state.isPending}
        onCancel={onClose}
        className="border-t border-rule pt-5"
      />
    </StaffForm>
  );
}
