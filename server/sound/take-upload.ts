import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request of an upload of sound. What it needs is loaded at the first one. */
export async function takeUpload(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { answerUpload } = await import('./answer-upload.ts');
  await answerUpload(request, response, headers);
}
