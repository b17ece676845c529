'use client';

import { useState } from 'react';
import { fieldLabels } from '@/lib/activity/field-labels';
import { addAnnouncementAction, updateAnnouncementAction } from '@/lib/announcements/actions';
import { announcementInput } from '@/lib/announcements/schema';
import { announcementTexts } from '@/lib/announcements/texts';
import { versionOf } from '@/lib/versions';
import { ConflictNotice } from '../form/conflict-notice';
import { ErrorSummary } from '../form/error-summary';
import { StaffForm } from '../form/staff-form';
import { useActionForm } from '../form/use-action-form';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { toast } from '../ui/toast';
import type { AnnouncementRow } from './announcement';
import { AnnouncementFields } from './announcement-fields';
import { announcementFormFrom, newAnnouncementForm } from './announcement-form-defaults';

interface AnnouncementDialogProps {
  /** The announcement to edit; null adds one. */
  row: AnnouncementRow | null;
  onClose: () => void;
  onSaved: () => void;
}

/** The form of an announcement (specification sections 5 and 9). */
export function AnnouncementDialog({ row, onClose, onSaved }: AnnouncementDialogProps) {
  const [version, setVersion] = useState(row ? versionOf(row) : undefined);
  const state = useActionForm({
    schema: announcementInput,
    defaultValues: row ? announcementFormFrom(row) : newAnnouncementForm(new Date()),
    toInput: (values) => values,
    action: (values) =>
      row
        ? updateAnnouncementAction({ ...values, id: row.id, if_match: version })
        : addAnnouncementAction(values),
    failureText: (message) => message || (row ? announcementTexts.updateFailed : announcementTexts.addFailed),
    onSuccess: () => {
      toast('success', row ? announcementTexts.updated : announcementTexts.added);
      onSaved();
      onClose();
    },
  });
  const { form, submit, isPending } = state;
  return (
    <Dialog isOpen onClose={onClose} title={row ? 'Edit announcement' : 'Add announcement'}>
      <StaffForm onSubmit={submit}>
        <ErrorSummary form={form} />
        {row && (
          <ConflictNotice
            state={state}
            noun="announcement"
            opened={row}
            labels={fieldLabels.announcements}
            onSettled={(theirs, isMineKept) => {
              setVersion(versionOf(theirs));
              form.reset(announcementFormFrom(theirs), { keepDirtyValues: isMineKept });
            }}
          />
        )}
        <AnnouncementFields form={form} />
        <div className="flex flex-wrap justify-end gap-3 border-t border-rule pt-5">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending}>
            {row ? 'Save announcement' : 'Add announcement'}
          </Button>
        </div>
      </StaffForm>
    </Dialog>
  );
}
