'use client';

import { errorOf } from '#lib/core/browser/api-client.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';

interface SentForm {
  method: 'POST' | 'PUT';
  path: string;
  /** The file and the fields beside it. */
  fields: Readonly<Record<string, string | File>>;
  /** Called with the fraction that is sent, 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends a file to the API. `fetch` cannot tell how far a body has come; XMLHttpRequest can. */
export function sendForm<Output>(form: SentForm): Promise<ActionResult<Output>> {
  const { method, path, fields, onProgress } = form;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => resolve(readAnswer<Output>(request));
    request.onerror = () => resolve(unanswered());
    request.open(method, path);
    request.send(body);
  });
}

function readAnswer<Output>({ status, response }: XMLHttpRequest): ActionResult<Output> {
  const isDone = status >= 200 && status < 300 && response !== null;
  return isDone ? { ok: true, data: response as Output } : { ok: false, error: errorOf(status, response) };
}

function unanswered<Output>(): ActionResult<Output> {
  return {
    ok: false,
    error: { code: 'unavailable', message: messages.errors.unreachable, isUnanswered: true },
  };
}
