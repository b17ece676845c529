import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { ServicesSettings } from './services-settings.tsx';

/** The church services as a dialog; the edit dialog replaces it. */
export function ServicesDialog({ isOpen, onClose }: StaffDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Church services"
      description="A change shows at once in countdown, footer, visit page, livestream and calendars."
    >
      <ServicesSettings onOpen={onClose} />
    </Dialog>
  );
}
