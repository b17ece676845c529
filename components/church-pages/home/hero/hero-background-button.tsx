'use client';

import { Image as ImageIcon } from 'lucide-react';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { Button } from '#components/ui/button.tsx';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { HeroBackgroundDialog, type HeroSettings } from './hero-background-dialog.tsx';

/** Opens the 'Change Hero Background' dialog. */
export function HeroBackgroundButton(settings: HeroSettings) {
  const change = () =>
    openStaffDialog(
      'hero-background',
      ({ isOpen, onClose }) => isOpen && <HeroBackgroundDialog settings={settings} onClose={onClose} />,
    );
  return (
    <Button variant="light" onClick={change}>
      <Labelled icon={<ImageIcon aria-hidden size={19} strokeWidth={1.75} />}>Change Background</Labelled>
    </Button>
  );
}
