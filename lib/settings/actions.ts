'use server';
import { toAction } from '../action.ts';
import { updateSettings } from './commands.ts';

export const updateSettingsAction = toAction(updateSettings);
