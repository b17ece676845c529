'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { sendAlert } from './alerts/commands.ts';
import { countAlertReach } from './alerts/queries.ts';
import { composeWeekLetter, createLetter, deleteLetter, updateLetter } from './commands.ts';
import { updateLetterPlan } from './plan/commands.ts';
import { findLetterAudience } from './queries.ts';
import { sendLetter, skipLetter, testLetter } from './sending/commands.ts';

export const createLetterAction = toAction(createLetter);
export const composeWeekLetterAction = toAction(composeWeekLetter);
export const updateLetterAction = toAction(updateLetter);
export const deleteLetterAction = toAction(deleteLetter);
export const sendLetterAction = toAction(sendLetter);
export const skipLetterAction = toAction(skipLetter);
export const testLetterAction = toAction(testLetter);
export const findLetterAudienceAction = toAction(findLetterAudience);
export const sendAlertAction = toAction(sendAlert);
export const countAlertReachAction = toAction(countAlertReach);
export const updateLetterPlanAction = toAction(updateLetterPlan);
