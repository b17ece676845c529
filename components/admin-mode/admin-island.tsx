'use client';

import { usePathname, useRouter } from 'next/navigation';
import { Fragment, useEffect, useRef } from 'react';
import { useAdminMode, writeAdminMode } from '#components/account/admin-mode.ts';
import { onChallengeVerified } from '#components/account/challenge-verified.ts';
import { useIsOffered } from '#components/account/own-session.ts';
import { signOut, stepDue, whileLeaving } from '#components/account/session.ts';
import { EditPencils } from '#components/editing/edit-pencils.tsx';
import { SetupCard } from '#components/setup/setup-card.tsx';
import { leaveEvent, requestUnlock, type UnlockRequest } from '#components/ui/dialog/unlock.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { pageAt } from '#lib/core/addresses/page-lists.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { AdminPanel } from './admin-panel.tsx';
import { keepFocus } from './keep-focus.ts';
import { SignInDialog } from './sign-in-dialog.tsx';
import { useStaffDialogs } from './staff-dialogs.ts';
import { hasUnsentText } from './unsent-text.ts';

interface AdminIslandProps {
  /** What is asked for, if anything is. */
  asked: UnlockRequest | undefined;
  onSettled: (isUnlocked: boolean) => void;
}

/** The parts of admin mode on every page: panel, pencils, sign-in dialog, and leaving. */
export function AdminIsland({ asked, onSettled }: AdminIslandProps) {
  const router = useRouter();
  const step = asked?.step ?? null;
  const mayChangeSettings = useIsOffered('settings');
  const isAdmin = useAdminMode();
  useSessionCheck(isAdmin);
  useLeaving();
  useEffect(() => (isAdmin ? keepFocus() : undefined), [isAdmin]);
  // A factor confirmed in another tab answers the question for this tab too.
  useEffect(
    () => onChallengeVerified((where) => where === 'elsewhere' && step === 'factor' && onSettled(true)),
    [step, onSettled],
  );

  const unlocked = () => {
    // Confirming a factor while in admin mode enables nothing new.
    if (!(isAdmin && step === 'factor')) toast('success', messages.password.enabled);
    writeAdminMode(true);
    onSettled(true);
    if (asked?.isArrival && !hasUnsentText()) router.push(unlinkedPaths.office);
  };
  return (
    <>
      {isAdmin && mayChangeSettings && <SetupCard />}
      {isAdmin && <AdminPanel />}
      {isAdmin && <EditPencils />}
      <StaffDialogSlot />
      <SignInDialog
        asked={step}
        reason={asked?.reason}
        onUnlocked={unlocked}
        onCancelled={() => onSettled(false)}
      />
    </>
  );
}

/** Asks for the password or the factor when the flag is set without a valid session. */
function useSessionCheck(isAdmin: boolean): void {
  useEffect(() => {
    if (isAdmin)
      void stepDue().then(
        (due) => due && requestUnlock(due),
        () => undefined,
      );
  }, [isAdmin]);
}

/** Leaves admin mode on request: clears the cookie, then the flag, then leaves a staff page. */
function useLeaving(): void {
  const router = useRouter();
  const pathname = usePathname();
  useEffect(() => {
    const leave = async () => {
      // An aborted read arrives too late to matter: the cookie is already cleared.
      const isOut = await signOut().then(
        () => true,
        (error: Error) => error.name === 'AbortError',
      );
      if (!isOut) return toast('error', messages.password.stillIn);
      writeAdminMode(false);
      toast('success', messages.password.disabled);
      if (pageAt(pathname)?.audience === 'staff' && !hasUnsentText()) router.push(paths.home);
    };
    const onLeave = () => void whileLeaving(leave);
    window.addEventListener(leaveEvent, onLeave);
    return () => window.removeEventListener(leaveEvent, onLeave);
  }, [pathname, router]);
}

/**
 * Renders the staff dialogs outside of the lists that open them, also after admin mode was left. Navigation closes
 * the open dialog unless something was typed into it.
 */
function StaffDialogSlot() {
  const dialogs = useStaffDialogs();
  const pathname = usePathname();
  const open = dialogs.find(({ isOpen }) => isOpen);
  const isOpen = open !== undefined;
  const isTyped = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reset at each opening
  useEffect(() => {
    isTyped.current = false;
  }, [isOpen]);

  const leave = useRef<() => void>(undefined);
  leave.current = () => isTyped.current || open?.onClose();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the reason to close
  useEffect(() => () => leave.current?.(), [pathname]);

  return (
    // React events of portals bubble here.
    <div onInput={() => (isTyped.current = true)}>
      {dialogs.map(({ kind, draw, ...dialog }) => (
        <Fragment key={kind}>{draw(dialog)}</Fragment>
      ))}
    </div>
  );
}
