'use server';
import { toAction } from '#lib/core/operations/action.ts';
import { createSermon, deleteSermon, updateSermon } from './commands.ts';
import { listSeries, listSpeakers } from './queries.ts';
import { updateSeries } from './series/commands.ts';
import { confirmTranscript, deleteTranscript, requestTranscript } from './transcripts/commands.ts';

export const createSermonAction = toAction(createSermon);
export const updateSermonAction = toAction(updateSermon);
export const deleteSermonAction = toAction(deleteSermon);

/** Suggestions for the form; both are public. */
export const listSeriesAction = toAction(listSeries);
export const listSpeakersAction = toAction(listSpeakers);

export const updateSeriesAction = toAction(updateSeries);

export const confirmTranscriptAction = toAction(confirmTranscript);
export const deleteTranscriptAction = toAction(deleteTranscript);
export const requestTranscriptAction = toAction(requestTranscript);
