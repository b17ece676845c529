'use server';
import { toAction } from '#lib/core/operations/action.ts';
import { findSoundUpload } from './queries.ts';

export const findSoundUploadAction = toAction(findSoundUpload);
