'use client';

import { DoorClosed, Ellipsis, Radio } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { paths } from '@/lib/paths';
import { sessionTexts } from '@/lib/sessions/texts';
import { ActionMenu } from '../ui/action-menu';
import { SignOutEverywhere } from './sign-out-everywhere';

/** What staff need less often, behind the panel's 'More': the stream, and the account itself. */
export function PanelMenu({ className }: { className: string }) {
  const router = useRouter();
  const [open, setOpen] = useState<'sign-out' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ActionMenu
        label="More for staff"
        side="top"
        button={{ className, content: <MoreMark /> }}
        items={[
          {
            label: 'Stream Settings',
            icon: <Radio aria-hidden size={17} />,
            onSelect: () => router.push(paths.livestream),
          },
          {
            label: sessionTexts.title,
            icon: <DoorClosed aria-hidden size={17} />,
            onSelect: () => setOpen('sign-out'),
          },
        ]}
      />
      <SignOutEverywhere isOpen={open === 'sign-out'} onClose={close} />
    </>
  );
}

function MoreMark() {
  return (
    <>
      <Ellipsis aria-hidden size={18} />
      More
    </>
  );
}
