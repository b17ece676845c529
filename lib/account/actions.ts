'use server';

import { toAction, toFormAction } from '#lib/core/operations/action.ts';
import { answerFactorForm, enrollFactor, removeFactor, renewRecoveryCodes } from './commands.ts';

export const enrollFactorAction = toAction(enrollFactor);
export const removeFactorAction = toAction(removeFactor);
export const renewRecoveryCodesAction = toAction(renewRecoveryCodes);
export const answerFactorFormAction = toFormAction(answerFactorForm);
