'use client';

import { useRouter } from 'next/navigation';
import { useIsOffered, useOwnSession } from '#components/account/own-session.ts';
import { carryOut } from '#components/form/use-press.ts';
import { ActionMenu } from '#components/ui/action-menu.tsx';
import { requestLeave } from '#components/ui/dialog/unlock.ts';
import {
  Armchair,
  CalendarX2,
  DoorClosed,
  Ellipsis,
  History,
  ShieldCheck,
} from '#components/ui/icons/generated/icons.ts';
import { signOutEverywhereAction } from '#lib/account/actions.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { askFirst } from './ask-first.tsx';
import { accountTitle, openAccount, openActivity, openClosing } from './nearby-dialogs.tsx';

/** The panel's 'More' menu: the office, which leads everywhere, and the nearest things. */
export function PanelMenu({ className }: { className: string }) {
  return (
    <ActionMenu
      label={messages.adminPanel.more.label}
      className="flex"
      side="top"
      button={{ className, content: <MoreMark /> }}
      items={useMenuItems()}
    />
  );
}

function useMenuItems() {
  const router = useRouter();
  const user = useOwnSession();
  return [
    {
      label: messages.staffPages.office.title,
      icon: Armchair,
      onSelect: () => router.push(unlinkedPaths.office),
    },
    useIsOffered('events') && { label: messages.closings.title, icon: CalendarX2, onSelect: openClosing },
    { label: messages.activity.title, icon: History, onSelect: openActivity },
    { label: accountTitle(user), icon: ShieldCheck, onSelect: openAccount },
    { label: messages.sessions.title, icon: DoorClosed, onSelect: () => askToSignOut(Boolean(user?.id)) },
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

/** Ends the person's sessions after a confirmation, those of the shared password for it, and leaves admin mode here. */
function askToSignOut(isPerson: boolean): void {
  const { title, question, ownQuestion, confirm, failed } = messages.sessions;
  askFirst('sign-out', { title, question: isPerson ? ownQuestion : question, confirm }, async () => {
    if (!(await carryOut(signOutEverywhereAction, {}, { failed }))) return false;
    requestLeave();
  });
}
