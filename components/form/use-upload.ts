'use client';

import { useState } from 'react';
import { requestUnlock, stepFor, type UnlockStep } from '#components/ui/dialog/unlock.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { largestUploadBytes } from '#lib/core/http/body-limits.ts';
import type { Problem } from '#lib/core/operations/problem.ts';
import { errorOf } from '#lib/core/site/api-client.ts';
import { messages } from '#lib/language/messages.ts';
import type { Bucket } from '#lib/uploads/limits.ts';

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
    const answer = await sendUnlocked(file, bucket, setProgress);
    setProgress(null);
    if ('url' in answer) {
      toast('success', messages.uploads.uploaded, { id: 'upload' });
      return answer.url;
    }
    setProblem(answer.detail || messages.uploads.failed());
    toast('error', messages.uploads.failed(answer.detail), { id: 'upload' });
    return null;
  };
  return { progress, problem, send };
}

function refusalOf(file: File): string | null {
  // Types unknown to the browser, such as HEIC outside of Apple's, are checked by the server.
  if (file.type && !file.type.startsWith('image/')) return messages.uploads.notAnImage;
  return file.size > largestUploadBytes ? messages.uploads.tooLarge : null;
}

type Answer = { url: string } | { step: UnlockStep | null; detail: string };

async function sendUnlocked(file: File, bucket: Bucket, onProgress: (part: number) => void): Promise<Answer> {
  const answer = await sendFile(file, bucket, onProgress);
  if ('url' in answer || !answer.step) return answer;
  return (await requestUnlock(answer.step)) ? sendFile(file, bucket, onProgress) : answer;
}

/** `fetch` cannot tell how far a body has come; XMLHttpRequest can. */
function sendFile(file: File, bucket: Bucket, onProgress: (part: number) => void): Promise<Answer> {
  const body = new FormData();
  body.set('bucket', bucket);
  body.set('file', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => resolve(readAnswer(request));
    request.onerror = () => resolve({ step: null, detail: '' });
    request.open('POST', '/api/uploads');
    request.send(body);
  });
}

function readAnswer({ status, response }: XMLHttpRequest): Answer {
  const body = response as ({ url?: string } & Partial<Problem>) | null;
  if (status === 201 && body?.url) return { url: body.url };
  const { code, message, isUnanswered } = errorOf(status, body);
  return { step: stepFor(code), detail: isUnanswered ? '' : message };
}
