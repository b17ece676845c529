'use server';
import { toAction } from '#lib/core/operations/action.ts';
import { updateChurch } from './commands.ts';
import { findOwnFacts, listUnreadableFacts } from './queries.ts';

export const updateChurchAction = toAction(updateChurch);
export const listUnreadableFactsAction = toAction(listUnreadableFacts);
export const findOwnFactsAction = toAction(findOwnFacts);
