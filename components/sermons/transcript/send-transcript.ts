import { callApi } from '#lib/core/browser/api-client.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import type { TranscriptMedia } from '#lib/sermons/transcripts/cue.ts';
import type { TranscriptRow } from '#lib/sermons/transcripts/schema.ts';

interface SentTranscript {
  id: string;
  content: File | string;
  /** The `updated_at` of the transcript that is replaced; `original` without one. */
  if_match: string;
}

/** Sends a transcript: a file as it is, whatever its encoding. */
export function sendTranscript({
  id,
  content,
  if_match,
}: SentTranscript): Promise<ActionResult<TranscriptRow>> {
  const body = new Blob([content], { type: mediaOf(content) });
  return callApi(`/api/sermons/${id}/transcript`, { method: 'PUT', body, ifMatch: if_match });
}

/** Returns the media type: by the ending of a file's name, or by how a pasted text begins. */
export function mediaOf(content: Pick<File, 'name'> | string): TranscriptMedia {
  if (typeof content !== 'string') {
    if (/\.vtt$/i.test(content.name)) return 'text/vtt';
    return /\.srt$/i.test(content.name) ? 'application/x-subrip' : 'text/plain';
  }
  if (/^\s*WEBVTT(?:\s|$)/.test(content)) return 'text/vtt';
  return /^\s*(?:\d+\s*\n)?\s*[\d:]+[.,]\d{1,3}\s*-->/.test(content) ? 'application/x-subrip' : 'text/plain';
}
