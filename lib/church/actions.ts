'use server';
import { toAction } from '#lib/core/operations/action.ts';
import { updateChurch } from './commands.ts';

export const updateChurchAction = toAction(updateChurch);
