'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { findLetterDesk, previewLetter } from './queries.ts';

export const findLetterDeskAction = toAction(findLetterDesk);
export const previewLetterAction = toAction(previewLetter);
