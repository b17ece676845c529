'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { paths } from '@/lib/paths';
import { toast } from '../ui/toast';
import { useAdminMode, writeAdminMode } from './admin-mode';
import { AdminPanel } from './admin-panel';
import { PasswordDialog } from './password-dialog';
import { hasSession, passwordTexts, signOut } from './session';
import { leaveEvent, requestUnlock } from './unlock';

const staffPages: readonly string[] = [paths.prayerAdmin, paths.announcementAdmin];

/** Everything of admin mode that stands on every page: the panel, the password dialog, the way out. */
export function AdminIsland({
  isAsking,
  onSettled,
}: {
  isAsking: boolean;
  onSettled: (isUnlocked: boolean) => void;
}) {
  const isAdmin = useAdminMode();
  const router = useRouter();
  const pathname = usePathname();

  // A flag without a valid cookie asks for the password again (reading 14).
  useEffect(() => {
    if (isAdmin)
      void hasSession().then(
        (isValid) => !isValid && requestUnlock(),
        () => undefined,
      );
  }, [isAdmin]);

  useEffect(() => {
    const leave = async () => {
      await signOut().catch(() => undefined);
      writeAdminMode(false);
      toast('success', passwordTexts.disabled);
      if (staffPages.includes(pathname)) router.push(paths.home);
    };
    window.addEventListener(leaveEvent, leave);
    return () => window.removeEventListener(leaveEvent, leave);
  }, [pathname, router]);

  const unlocked = () => {
    writeAdminMode(true);
    toast('success', passwordTexts.enabled);
    onSettled(true);
  };
  return (
    <>
      {isAdmin && <AdminPanel />}
      <PasswordDialog isOpen={isAsking} onUnlocked={unlocked} onCancelled={() => onSettled(false)} />
    </>
  );
}
