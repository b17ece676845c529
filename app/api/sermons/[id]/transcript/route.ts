import { toRoute } from '#lib/core/operations/route.ts';
import { transcriptCalls } from '#lib/sermons/transcripts/api.ts';
import { confirmTranscript, deleteTranscript, setTranscript } from '#lib/sermons/transcripts/commands.ts';

export const PUT = toRoute(setTranscript, transcriptCalls.set);
export const PATCH = toRoute(confirmTranscript, transcriptCalls.confirm);
export const DELETE = toRoute(deleteTranscript, transcriptCalls.remove);
