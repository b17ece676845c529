'use client';

import { useState } from 'react';
import { toast } from '#components/ui/toast/toast.ts';
import { largestUploadBytes } from '#lib/core/http/body-limits.ts';
import type { Bucket } from '#lib/core/storage/picture-limits.ts';
import { messages } from '#lib/language/messages.ts';

import { sendForm } from './send-form.ts';
import { messageOf, runUnlocked } from './use-action-form.ts';

export interface Upload {
  /** Fraction of the file that is sent, 0 to 1; null when idle. */
  progress: number | null;
  problem: string | null;
  /** Sends a picture. Resolves to its address, or null when it was refused; `problem` has the reason. */
  send: (file: File) => Promise<string | null>;
}

/** Uploads a picture with its progress, its toasts and its refusals. */
export function useUpload(bucket: Bucket): Upload {
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (file: File) => {
    const refusal = refusalOf(file);
    setProblem(refusal);
    if (refusal) return null;
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
      return result.data.url;
    }
    const message = messageOf(result.error);
    setProblem(message ?? messages.uploads.failed());
    toast('error', messages.uploads.failed(message), { id: 'upload' });
    return null;
  };
  return { progress, problem, send };
}

function refusalOf(file: File): string | null {
  // Types unknown to the browser, such as HEIC outside of Apple's, are checked by the server.
  if (file.type && !file.type.startsWith('image/')) return messages.uploads.notAnImage;
  return file.size > largestUploadBytes ? messages.uploads.tooLarge : null;
}
