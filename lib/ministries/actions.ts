'use server';
import { toAction } from '#lib/core/operations/action.ts';
import { updateMinistry } from './commands.ts';

export const updateMinistryAction = toAction(updateMinistry);
