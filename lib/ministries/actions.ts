'use server';
import { toAction } from '#lib/core/operations/action.ts';
import { createMinistry, deleteMinistry, orderMinistries, updateMinistry } from './commands.ts';

export const createMinistryAction = toAction(createMinistry);
export const updateMinistryAction = toAction(updateMinistry);
export const deleteMinistryAction = toAction(deleteMinistry);
export const orderMinistriesAction = toAction(orderMinistries);
