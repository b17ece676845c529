'use client';

import { format } from 'date-fns';
import { FormActions } from '#components/form/form-actions.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { type ActionForm, useActionForm } from '#components/form/use-action-form.ts';
import { useEditForm } from '#components/form/use-edit-form.tsx';
import { useTranslation } from '#components/translations/use-translation.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { addAnnouncementAction, updateAnnouncementAction } from '#lib/announcements/actions.ts';
import {
  type Announcement,
  type AnnouncementFormValues,
  announcementInput,
} from '#lib/announcements/schema.ts';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { messages } from '#lib/language/messages.ts';
import { AnnouncementFields } from './announcement-fields.tsx';

interface AnnouncementDialogProps {
  /** The announcement to edit; null adds one. */
  row: Announcement | null;
  onClose: () => void;
  onSaved: () => void;
}

/** The form that adds or edits an announcement, over the list. */
export function AnnouncementDialog({ row, ...props }: AnnouncementDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={row ? messages.announcements.edit : messages.announcements.add}
    >
      {row ? <EditAnnouncement row={row} {...props} /> : <AddAnnouncement {...props} />}
    </Dialog>
  );
}

type Closing = Pick<AnnouncementDialogProps, 'onClose' | 'onSaved'>;

function EditAnnouncement({ row, onClose, onSaved }: Closing & { row: Announcement }) {
  const state = useEditForm({
    row,
    beside: useTranslation('announcements', row.id),
    noun: messages.announcementsLog.singular,
    labels: messages.announcementsLog.labels,
    schema: announcementInput,
    valuesOf: announcementFormFrom,
    toInput: (values, if_match) => ({ ...values, id: row.id, if_match }),
    action: updateAnnouncementAction,
    failureText: (message) => message || messages.announcements.updateFailed,
    done: messages.announcements.updated,
    onSuccess: () => {
      onSaved();
      onClose();
    },
  });
  return <AnnouncementForm state={state} submit={messages.announcements.save} onClose={onClose} />;
}

function AddAnnouncement({ onClose, onSaved }: Closing) {
  const state = useActionForm({
    beside: useTranslation('announcements', null),
    again: ({ id, updated_at: if_match }, values) => updateAnnouncementAction({ ...values, id, if_match }),
    schema: announcementInput,
    defaultValues: newAnnouncementForm(new Date()),
    action: addAnnouncementAction,
    failureText: (message) => message || messages.announcements.addFailed,
    done: messages.announcements.added,
    onSuccess: () => {
      onSaved();
      onClose();
    },
  });
  return <AnnouncementForm state={state} submit={messages.announcements.add} onClose={onClose} />;
}

interface AnnouncementFormProps {
  state: ActionForm<AnnouncementFormValues>;
  submit: string;
  onClose: () => void;
}

function AnnouncementForm({ state, submit, onClose }: AnnouncementFormProps) {
  return (
    <StaffForm state={state}>
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

const ownBannerColor = '#ea384c';

/** Defaults of a new announcement: from today's midnight to tomorrow's in the viewer's zone. */
function newAnnouncementForm(now: Date): AnnouncementFormValues {
  const today = format(now, 'yyyy-MM-dd');
  return {
    message: '',
    link: '',
    is_active: true,
    start_date: `${today}T00:00`,
    end_date: `${addDays(today, 1)}T00:00`,
    background_color: bannerColor(),
    text_color: '#ffffff',
    scroll_speed: 'normal',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone || churchTimeZone(),
    is_urgent: false,
  };
}

/** The banner's default background, in the church's colors if chosen. */
function bannerColor(): string {
  if (typeof document === 'undefined') return ownBannerColor;
  return (
    getComputedStyle(document.documentElement).getPropertyValue('--color-alert').trim() || ownBannerColor
  );
}

function announcementFormFrom(row: Announcement): AnnouncementFormValues {
  const { id, display_state, created_at, updated_at, ...values } = row;
  return { ...values, link: row.link ?? '' };
}
