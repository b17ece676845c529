import { toRoute } from '#lib/core/operations/route.ts';
import { transcriptCalls } from '#lib/sermons/transcripts/api.ts';
import {
  confirmTranscript,
  deleteTranscript,
  requestTranscript,
  setTranscript,
} from '#lib/sermons/transcripts/commands.ts';
import { findTranscriptState } from '#lib/sermons/transcripts/queries.ts';

export const GET = toRoute(findTranscriptState, transcriptCalls.state);
export const POST = toRoute(requestTranscript, transcriptCalls.request);
export const PUT = toRoute(setTranscript, transcriptCalls.set);
export const PATCH = toRoute(confirmTranscript, transcriptCalls.confirm);
export const DELETE = toRoute(deleteTranscript, transcriptCalls.remove);
