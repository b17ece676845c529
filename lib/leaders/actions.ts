'use server';
import { toAction } from '#lib/core/operations/action.ts';
import { createLeader, deleteLeader, orderLeaders, updateLeader } from './commands.ts';

export const createLeaderAction = toAction(createLeader);
export const updateLeaderAction = toAction(updateLeader);
export const deleteLeaderAction = toAction(deleteLeader);
export const orderLeadersAction = toAction(orderLeaders);
