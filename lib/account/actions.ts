'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { isSaved, toSignInAction } from '#lib/core/operations/form-action.ts';
import { answerFactorForm, enrollFactor, removeFactor, renewRecoveryCodes } from './commands.ts';

export const enrollFactorAction = toAction(enrollFactor);
export const removeFactorAction = toAction(removeFactor);
export const renewRecoveryCodesAction = toAction(renewRecoveryCodes);
export const answerFactorFormAction = toSignInAction(answerFactorForm, isSaved);
