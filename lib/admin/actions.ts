'use server';

import { toAction } from '../action';
import { enrollFactor, removeFactor, renewRecoveryCodes } from './commands';

export const enrollFactorAction = toAction(enrollFactor);
export const removeFactorAction = toAction(removeFactor);
export const renewRecoveryCodesAction = toAction(renewRecoveryCodes);
