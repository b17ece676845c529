'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { enrollFactor, removeFactor, renewRecoveryCodes, signOutEverywhere } from './commands.ts';

export const enrollFactorAction = toAction(enrollFactor);
export const removeFactorAction = toAction(removeFactor);
export const renewRecoveryCodesAction = toAction(renewRecoveryCodes);

export const signOutEverywhereAction = toAction(signOutEverywhere);
