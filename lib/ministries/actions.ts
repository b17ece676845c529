'use server';
import { toAction } from '../action.ts';
import { updateMinistry } from './commands.ts';

export const updateMinistryAction = toAction(updateMinistry);
