'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useAdminMode, writeAdminMode } from '#components/account/admin-mode.ts';
import { onChallengeVerified } from '#components/account/challenge-verified.ts';
import { signOut, stepDue, whileLeaving } from '#components/account/session.ts';
import { EditPencils } from '#components/editing/edit-pencils.tsx';
import { SetupCard } from '#components/setup/setup-card.tsx';
import { leaveEvent, requestUnlock, type UnlockStep } from '#components/ui/dialog/unlock.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { passwordMessages } from '#lib/account/sessions/messages.ts';
import { pageAt } from '#lib/core/site/page-lists.ts';
import { paths } from '#lib/core/site/paths.ts';
import { AdminPanel } from './admin-panel.tsx';
import { keepFocus } from './keep-focus.ts';
import { SignInDialog } from './sign-in-dialog.tsx';
import { StaffDialogSlot } from './staff-dialog-slot.tsx';
import { hasUnsentText } from './unsent-text.ts';

interface AdminIslandProps {
  /** What somebody asks for, if anybody does. */
  asked: UnlockStep | null;
  onSettled: (isUnlocked: boolean) => void;
}

/** Everything of admin mode that stands on every page: the panel, the pencils, the sign-in dialog, the way out. */
export function AdminIsland({ asked, onSettled }: AdminIslandProps) {
  const isAdmin = useAdminMode();
  useSessionCheck(isAdmin);
  useLeaving();
  useEffect(() => (isAdmin ? keepFocus() : undefined), [isAdmin]);
  // Every page of admin mode hears of a factor confirmed in another tab, which has then answered for this one.
  useEffect(
    () => onChallengeVerified((where) => where === 'elsewhere' && asked === 'factor' && onSettled(true)),
    [asked, onSettled],
  );

  const unlocked = () => {
    // Whoever was in admin mode all along and confirmed a factor in between has enabled nothing.
    if (!(isAdmin && asked === 'factor')) toast('success', passwordMessages.enabled);
    writeAdminMode(true);
    onSettled(true);
  };
  return (
    <>
      {isAdmin && <SetupCard />}
      {isAdmin && <AdminPanel />}
      {isAdmin && <EditPencils />}
      <StaffDialogSlot />
      <SignInDialog asked={asked} onUnlocked={unlocked} onCancelled={() => onSettled(false)} />
    </>
  );
}

/** A flag without a valid cookie asks for the password again, or for the factor that is due. */
function useSessionCheck(isAdmin: boolean): void {
  useEffect(() => {
    if (isAdmin)
      void stepDue().then(
        (due) => due && requestUnlock(due),
        () => undefined,
      );
  }, [isAdmin]);
}

/** Leaves admin mode when asked to: the cookie first, then the flag, then a page that is for staff alone. */
function useLeaving(): void {
  const router = useRouter();
  const pathname = usePathname();
  useEffect(() => {
    const leave = async () => {
      // An answer that nobody waits for any more came too late to matter: the cookie is cleared before it.
      const isOut = await signOut().then(
        () => true,
        (error: Error) => error.name === 'AbortError',
      );
      if (!isOut) return toast('error', passwordMessages.stillIn);
      writeAdminMode(false);
      toast('success', passwordMessages.disabled);
      if (pageAt(pathname)?.audience === 'staff' && !hasUnsentText()) router.push(paths.home);
    };
    const onLeave = () => void whileLeaving(leave);
    window.addEventListener(leaveEvent, onLeave);
    return () => window.removeEventListener(leaveEvent, onLeave);
  }, [pathname, router]);
}
