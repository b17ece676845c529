'use server';
import { toAction } from '#lib/core/operations/action.ts';
import { updateSettings } from './commands.ts';

export const updateSettingsAction = toAction(updateSettings);
