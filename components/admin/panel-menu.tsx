'use client';

import { DoorClosed, Ellipsis, History, Radio, ShieldCheck } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { activityTexts } from '@/lib/activity/texts';
import { paths } from '@/lib/paths';
import { sessionTexts } from '@/lib/sessions/texts';
import { latePart } from '../late/late-part';
import { ActionMenu } from '../ui/action-menu';
import { SignOutEverywhere } from './sign-out-everywhere';
import { openStaffDialog } from './staff-dialogs';

const ActivityDialog = latePart(() =>
  import('../activity/activity-dialog').then((module) => module.ActivityDialog),
);
const AccountSecurity = latePart(() => import('./account-security').then((module) => module.AccountSecurity));

/** What staff need less often, behind the panel's 'More': the stream, and the account itself. */
export function PanelMenu({ className }: { className: string }) {
  const router = useRouter();
  return (
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
          label: activityTexts.title,
          icon: <History aria-hidden size={17} />,
          onSelect: () =>
            openStaffDialog(
              'activity',
              ({ isOpen, onClose }) => isOpen && <ActivityDialog onClose={onClose} />,
            ),
        },
        {
          label: 'Account Security',
          icon: <ShieldCheck aria-hidden size={17} />,
          onSelect: () =>
            openStaffDialog(
              'security',
              ({ isOpen, onClose }) => isOpen && <AccountSecurity onClose={onClose} />,
            ),
        },
        {
          label: sessionTexts.title,
          icon: <DoorClosed aria-hidden size={17} />,
          onSelect: () => openStaffDialog('sign-out', (dialog) => <SignOutEverywhere {...dialog} />),
        },
      ]}
    />
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
