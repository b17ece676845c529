'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { readPageSubject } from '#components/editing/edit-subject.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';

/** Leads to the staff page that edits an own page; `name` is that of its subject. */
export function OpenEditor({ name, isOpen, onClose }: StaffDialogProps & { name: string }) {
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an opening
  useEffect(() => {
    if (!isOpen) return;
    onClose();
    router.push(unlinkedPaths.sitePage(readPageSubject(name).id));
  }, [isOpen]);
  return null;
}
