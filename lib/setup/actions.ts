'use server';
import { toAction } from '#lib/core/operations/action.ts';
import { confirmOwn, finishSetup, removeDemoContent, saveService } from './commands.ts';
import { findSetup } from './queries.ts';

export const findSetupAction = toAction(findSetup);
export const saveServiceAction = toAction(saveService);
export const removeDemoContentAction = toAction(removeDemoContent);
export const finishSetupAction = toAction(finishSetup);
export const confirmOwnAction = toAction(confirmOwn);
