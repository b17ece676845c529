'use client';

import type { ActionResult } from '#lib/core/operations/action.ts';
import { errorOf } from '#lib/core/site/api-client.ts';
import type { DocumentRow } from '#lib/documents/schema.ts';
import { messages } from '#lib/language/messages.ts';

interface SentFile {
  method: 'POST' | 'PUT';
  path: string;
  /** The form: the file and the fields beside it. */
  fields: Readonly<Record<string, string | File>>;
  /** Called with the fraction that is sent, 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends a PDF to the API. `fetch` cannot tell how far a body has come; XMLHttpRequest can. */
export function sendFile({ method, path, fields, onProgress }: SentFile): Promise<ActionResult<DocumentRow>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => resolve(readAnswer(request));
    request.onerror = () =>
      resolve({
        ok: false,
        error: { code: 'unavailable', message: messages.errors.unreachable, isUnanswered: true },
      });
    request.open(method, path);
    request.send(body);
  });
}

function readAnswer({ status, response }: XMLHttpRequest): ActionResult<DocumentRow> {
  const isDone = status === 200 || status === 201;
  return isDone
    ? { ok: true, data: response as DocumentRow }
    : { ok: false, error: errorOf(status, response) };
}
