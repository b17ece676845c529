'use server';
import { toAction } from '#lib/core/operations/action.ts';
import { confirmTranscript, deleteTranscript, requestTranscript } from './commands.ts';

export const confirmTranscriptAction = toAction(confirmTranscript);
export const deleteTranscriptAction = toAction(deleteTranscript);
export const requestTranscriptAction = toAction(requestTranscript);
