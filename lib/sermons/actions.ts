'use server';
import { toAction } from '../action.ts';
import { createSermon, deleteSermon, updateSermon } from './commands.ts';

export const createSermonAction = toAction(createSermon);
export const updateSermonAction = toAction(updateSermon);
export const deleteSermonAction = toAction(deleteSermon);
