'use client';

import {
  Archive,
  CalendarX2,
  Church,
  DoorClosed,
  Ellipsis,
  Files,
  FileText,
  History,
  ListTree,
  Mail,
  PenLine,
  Radio,
  ShieldCheck,
} from 'lucide-react';
import { useRouter } from 'next/navigation';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { ActionMenu } from '#components/ui/action-menu.tsx';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { requestLeave } from '#components/ui/dialog/unlock.ts';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { signOutEverywhereAction } from '#lib/account/actions.ts';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { paths } from '#lib/core/site/paths.ts';
import { messages } from '#lib/language/messages.ts';
import { openStaffDialog, type StaffDialogProps } from './staff-dialogs.ts';

const ActivityDialog = lazyComponent(() =>
  import('#components/activity/activity-dialog.tsx').then((module) => module.ActivityDialog),
);
const ClosingDialog = lazyComponent(() =>
  import('#components/closings/closing-dialog.tsx').then((module) => module.ClosingDialog),
);
const AccountSecurity = lazyComponent(() =>
  import('#components/account/second-factor/account-security.tsx').then((module) => module.AccountSecurity),
);

/** The panel's 'More' menu: what staff need less often. */
export function PanelMenu({ className }: { className: string }) {
  const router = useRouter();
  return (
    <ActionMenu
      label={messages.adminPanel.more.label}
      className="flex"
      side="top"
      button={{ className, content: <MoreMark /> }}
      items={menuItems(router)}
    />
  );
}

function pageEntries() {
  const { settings, data, documents, mail, menus, pages } = messages.staffPages;
  const { stream, words } = messages.adminPanel;
  return [
    { label: settings.title, icon: <Church aria-hidden size={17} />, path: paths.churchSettings },
    { label: stream, icon: <Radio aria-hidden size={17} />, path: paths.livestream },
    { label: words, icon: <PenLine aria-hidden size={17} />, path: paths.churchWords },
    { label: pages.title, icon: <Files aria-hidden size={17} />, path: machinePaths.sitePages },
    { label: menus.title, icon: <ListTree aria-hidden size={17} />, path: paths.menus },
    { label: documents.title, icon: <FileText aria-hidden size={17} />, path: paths.churchDocuments },
    { label: data.title, icon: <Archive aria-hidden size={17} />, path: paths.churchData },
    { label: mail.title, icon: <Mail aria-hidden size={17} />, path: paths.mail },
  ];
}

function menuItems(router: ReturnType<typeof useRouter>) {
  return [
    {
      label: messages.closings.title,
      icon: <CalendarX2 aria-hidden size={17} />,
      onSelect: () =>
        openStaffDialog('closing', ({ isOpen, onClose }) => isOpen && <ClosingDialog onClose={onClose} />),
    },
    ...pageEntries().map(({ path, ...entry }) => ({ ...entry, onSelect: () => router.push(path) })),
    {
      label: messages.activity.title,
      icon: <History aria-hidden size={17} />,
      onSelect: () =>
        openStaffDialog('activity', ({ isOpen, onClose }) => isOpen && <ActivityDialog onClose={onClose} />),
    },
    {
      label: messages.security.headings.list.title,
      icon: <ShieldCheck aria-hidden size={17} />,
      onSelect: () =>
        openStaffDialog('security', ({ isOpen, onClose }) => isOpen && <AccountSecurity onClose={onClose} />),
    },
    {
      label: messages.sessions.title,
      icon: <DoorClosed aria-hidden size={17} />,
      onSelect: () => openStaffDialog('sign-out', (dialog) => <SignOutEverywhere {...dialog} />),
    },
  ];
}

function MoreMark() {
  return (
    <>
      <Ellipsis aria-hidden size={18} />
      <span>{messages.adminPanel.more.short}</span>
    </>
  );
}

/** Ends every admin session after a confirmation, and leaves admin mode in this browser. */
function SignOutEverywhere({ isOpen, onClose }: StaffDialogProps) {
  const signOut = async () => {
    const result = await runUnlocked(signOutEverywhereAction, {});
    if (!result.ok) return toast('error', messages.sessions.failed(result.error.message));
    onClose();
    requestLeave();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={messages.sessions.title}
      question={messages.sessions.question}
      confirm={messages.sessions.confirm}
      onConfirm={signOut}
      onClose={onClose}
    />
  );
}
