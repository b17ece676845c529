'use client';

import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Ministry } from '@/lib/ministries/schema';
import { ministryTexts } from '@/lib/ministries/texts';
import { Dialog } from '../ui/dialog';
import { Spinner } from '../ui/spinner';
import { toast } from '../ui/toast';
import { EditMinistryForm } from './edit-ministry-form';

/** The Edit button of a card and its dialog, which reads the ministry afresh when it opens. */
export function EditMinistry({ id, title }: { id: string; title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [ministry, setMinistry] = useState<Ministry | null>(null);

  useEffect(() => {
    if (!isOpen) return setMinistry(null);
    const abort = new AbortController();
    readMinistry(id, abort.signal).then(setMinistry, (error: Error) => {
      if (abort.signal.aborted) return;
      toast('error', error.message);
      setIsOpen(false);
    });
    return () => abort.abort();
  }, [isOpen, id]);

  return (
    <>
      <button
        type="button"
        aria-label={`Edit ${title}`}
        onClick={() => setIsOpen(true)}
        className="edit-control"
      >
        <Pencil aria-hidden size={17} />
        Edit
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Edit Ministry Details"
        description={title}
      >
        {ministry ? (
          <EditMinistryForm ministry={ministry} onClose={() => setIsOpen(false)} />
        ) : (
          <p className="flex items-center gap-3 py-10 text-ink-2">
            <Spinner /> Opening the ministry
          </p>
        )}
      </Dialog>
    </>
  );
}

async function readMinistry(id: string, signal: AbortSignal): Promise<Ministry> {
  const response = await fetch('/api/ministries', { cache: 'no-store', signal }).catch(() => null);
  const rows: Ministry[] = response?.ok ? await response.json().catch(() => []) : [];
  const found = rows.find((each) => each.id === id);
  if (!found) throw new Error(ministryTexts.loadFailed);
  return found;
}
