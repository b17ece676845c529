import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { messages } from '#lib/language/messages.ts';
import { ServicesSettings } from './services-settings.tsx';

/** The church services as a dialog; the edit dialog replaces it. */
export function ServicesDialog({ isOpen, onClose }: StaffDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.eventForms.services.title}
      description={messages.eventForms.services.hint}
    >
      <ServicesSettings onOpen={onClose} />
    </Dialog>
  );
}
