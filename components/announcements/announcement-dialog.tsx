'use client';

import { useState } from 'react';
import { ConflictNotice } from '#components/form/conflict-notice.tsx';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { FormActions } from '#components/form/form-actions.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { addAnnouncementAction, updateAnnouncementAction } from '#lib/announcements/actions.ts';
import { announcementContent } from '#lib/announcements/content.ts';
import { announcementMessages } from '#lib/announcements/messages.ts';
import { type Announcement, announcementInput } from '#lib/announcements/schema.ts';
import { AnnouncementFields } from './announcement-fields.tsx';
import { announcementFormFrom, newAnnouncementForm } from './announcement-form-defaults.ts';

interface AnnouncementDialogProps {
  /** The announcement to edit; null adds one. */
  row: Announcement | null;
  onClose: () => void;
  onSaved: () => void;
}

/** The form that adds or edits an announcement, over the list. */
export function AnnouncementDialog(props: AnnouncementDialogProps) {
  const { row, onClose } = props;
  const { state, setVersion } = useAnnouncementForm(props);
  return (
    <Dialog isOpen onClose={onClose} title={row ? 'Edit announcement' : 'Add announcement'}>
      <StaffForm onSubmit={state.submit}>
        <ErrorSummary form={state.form} />
        {row && (
          <ConflictNotice
            state={state}
            noun="announcement"
            opened={row}
            labels={announcementContent.labels}
            valuesOf={announcementFormFrom}
            onSettled={(theirs) => setVersion(theirs.updated_at)}
          />
        )}
        <AnnouncementFields form={state.form} />
        <FormActions
          submit={row ? 'Save announcement' : 'Add announcement'}
          isPending={state.isPending}
          onCancel={onClose}
          className="border-t border-rule pt-5"
        />
      </StaffForm>
    </Dialog>
  );
}

/** The form's state, and the version of the row that it saves over. */
function useAnnouncementForm({ row, onClose, onSaved }: AnnouncementDialogProps) {
  const [version, setVersion] = useState(row?.updated_at);
  const state = useActionForm({
    schema: announcementInput,
    defaultValues: row ? announcementFormFrom(row) : newAnnouncementForm(new Date()),
    toInput: (values) => values,
    action: (values) =>
      row
        ? updateAnnouncementAction({ ...values, id: row.id, if_match: version })
        : addAnnouncementAction(values),
    failureText: (message) =>
      message || (row ? announcementMessages.updateFailed : announcementMessages.addFailed),
    onSuccess: () => {
      toast('success', row ? announcementMessages.updated : announcementMessages.added);
      onSaved();
      onClose();
    },
  });
  return { state, setVersion };
}
