'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { testBounceMailbox } from '../bounces/commands.ts';
import { askDeviceCode, removeMailSettings, testMailSettings, updateMailSettings } from './commands.ts';

export const updateMailSettingsAction = toAction(updateMailSettings);
export const removeMailSettingsAction = toAction(removeMailSettings);
export const testMailSettingsAction = toAction(testMailSettings);
export const askDeviceCodeAction = toAction(askDeviceCode);
export const testBounceMailboxAction = toAction(testBounceMailbox);
