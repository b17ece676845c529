'use client';

import { useEffect, useState } from 'react';
import type { StaffDialogProps } from '#components/account/staff-dialogs.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { toast } from '#components/ui/toast.ts';
import { ministryMessages } from '#lib/ministries/messages.ts';
import type { Ministry } from '#lib/ministries/schema.ts';
import { EditMinistryForm } from './edit-ministry-form.tsx';

/** The 'Edit Ministry Details' dialog, which reads the ministry afresh when it opens. */
export function EditMinistryDialog({
  id,
  title,
  isOpen,
  onClose,
}: StaffDialogProps & { id: string; title: string }) {
  const [ministry, setMinistry] = useState<Ministry | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once an opening, not on each new callback
  useEffect(() => {
    if (!isOpen) return setMinistry(null);
    const abort = new AbortController();
    readMinistry(id, abort.signal).then(setMinistry, (error: Error) => {
      if (abort.signal.aborted) return;
      toast('error', error.message);
      onClose();
    });
    return () => abort.abort();
  }, [isOpen, id]);

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Edit Ministry Details" description={title}>
      {ministry ? (
        <EditMinistryForm ministry={ministry} onClose={onClose} />
      ) : (
        <p className="flex items-center gap-3 py-10 text-ink-2">
          <Spinner /> Opening the ministry
        </p>
      )}
    </Dialog>
  );
}

async function readMinistry(id: string, signal: AbortSignal): Promise<Ministry> {
  const response = await fetch('/api/ministries', { cache: 'no-store', signal }).catch(() => null);
  const rows: Ministry[] = response?.ok ? await response.json().catch(() => []) : [];
  const found = rows.find((each) => each.id === id);
  if (!found) throw new Error(ministryMessages.loadFailed);
  return found;
}
