'use client';

import { useState } from 'react';
import { toast } from '#components/ui/toast/toast.ts';
import { largestUploadBytes } from '#lib/core/http/body-limits.ts';
import type { Bucket } from '#lib/core/storage/picture-limits.ts';
import { messages } from '#lib/language/messages.ts';
import { trackUpload } from './picture/use-uploads-end.ts';
import { sendForm } from './send-form.ts';
import { messageOf, runUnlocked } from './use-action-form.ts';

export interface Upload {
  /** Fraction of the file that is sent, 0 to 1; null when idle. */
  progress: number | null;
  /** Why the last picture was refused. */
  problem: string | null;
  /** Sends a picture. Forms wait until it has ended. */
  pick: (file: File) => Promise<void>;
}

/**
 * Uploads a picture with its progress, its toasts and its refusals.
 * @param onStored receives the address of a picture that was stored
 */
export function useUpload(bucket: Bucket, onStored: (address: string, file: File) => void): Upload {
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (file: File) => {
    const refusal = refusalOf(file);
    setProblem(refusal);
    if (refusal) return false;
    setProgress(0);
    toast('loading', messages.uploads.uploading, { id: 'upload' });
    const form = { method: 'POST', path: '/api/uploads', onProgress: setProgress } as const;
    const result = await runUnlocked(
      (fields: { bucket: Bucket; file: File }) => sendForm<{ url: string }>({ ...form, fields }),
      { bucket, file },
    );
    setProgress(null);
    if (result.ok) {
      toast('success', messages.uploads.uploaded, { id: 'upload' });
      onStored(result.data.url, file);
      return true;
    }
    const message = messageOf(result.error);
    setProblem(message ?? messages.uploads.failed());
    toast('error', messages.uploads.failed(message), { id: 'upload' });
    return false;
  };
  const pick = async (file: File) => {
    const upload = send(file);
    trackUpload(upload);
    await upload;
  };
  return { progress, problem, pick };
}

function refusalOf(file: File): string | null {
  // Types unknown to the browser, such as HEIC outside of Apple's, are checked by the server.
  if (file.type && !file.type.startsWith('image/')) return messages.uploads.notAnImage;
  return file.size > largestUploadBytes ? messages.uploads.tooLarge : null;
}
