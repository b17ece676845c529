import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { messages } from '#lib/language/messages.ts';
import { ServicesSettings } from './services-settings.tsx';

/** The church services as a dialog; the edit dialog replaces it. */
export function ServicesDialog(dialog: StaffDialogProps) {
  const { title, hint } = messages.eventForms.services;
  return (
    <Dialog {...dialog} title={title} description={hint}>
      <ServicesSettings onOpen={dialog.onClose} />
    </Dialog>
  );
}
