'use client';

import type { useOwnSession } from '#components/account/own-session.ts';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import { messages } from '#lib/language/messages.ts';
import { openStaffDialog } from './staff-dialogs.ts';

const ActivityDialog = lazyComponent(() =>
  import('#components/activity/activity-dialog.tsx').then((module) => module.ActivityDialog),
);
const ClosingDialog = lazyComponent(() =>
  import('#components/closings/closing-dialog.tsx').then((module) => module.ClosingDialog),
);
const AccountSecurity = lazyComponent(() =>
  import('#components/account/second-factor/account-security.tsx').then((module) => module.AccountSecurity),
);

/** Opens the dialog that cancels or moves what is on a day. */
export function openClosing(): void {
  openStaffDialog('closing', ({ isOpen, onClose }) => isOpen && <ClosingDialog onClose={onClose} />);
}

/** Opens the activity log. */
export function openActivity(): void {
  openStaffDialog('activity', ({ isOpen, onClose }) => isOpen && <ActivityDialog onClose={onClose} />);
}

/** Opens how one signs in: a person's own account, or the second factors of the shared password. */
export function openAccount(): void {
  openStaffDialog('security', ({ isOpen, onClose }) => isOpen && <AccountSecurity onClose={onClose} />);
}

/** Returns what that dialog is called. */
export function accountTitle(user: ReturnType<typeof useOwnSession>): string {
  return user?.id ? messages.ownAccount.title : messages.security.headings.list.title;
}
