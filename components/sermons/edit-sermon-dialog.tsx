'use client';

import { useEffect, useState } from 'react';
import type { StaffDialogProps } from '#components/account/staff-dialogs.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { toast } from '#components/ui/toast.ts';
import { type Sermon, sermonMessages } from '#lib/sermons/schema.ts';
import { EditSermonForm } from './edit-sermon-form.tsx';

interface EditSermonDialogProps extends StaffDialogProps {
  id: string;
}

/** The 'Edit Sermon' dialog, which reads the sermon afresh when it opens. */
export function EditSermonDialog({ id, isOpen, onClose }: EditSermonDialogProps) {
  const [sermon, setSermon] = useState<Sermon | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onClose is no reason to read again
  useEffect(() => {
    if (!isOpen) return setSermon(null);
    const abort = new AbortController();
    readSermon(id, abort.signal).then(setSermon, (error: Error) => {
      if (abort.signal.aborted) return;
      toast('error', error.message);
      onClose();
    });
    return () => abort.abort();
  }, [isOpen, id]);

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Edit Sermon">
      {sermon ? (
        <EditSermonForm sermon={sermon} onClose={onClose} />
      ) : (
        <p className="flex items-center gap-3 py-10 text-ink-2">
          <Spinner /> Opening the sermon
        </p>
      )}
    </Dialog>
  );
}

async function readSermon(id: string, signal: AbortSignal): Promise<Sermon> {
  const response = await fetch(`/api/sermons/${id}`, { cache: 'no-store', signal }).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  if (!response?.ok || !body)
    throw new Error((body as { detail?: string } | null)?.detail ?? sermonMessages.loadFailed);
  return body as Sermon;
}
