'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { deleteSubscriber, updateSubscriber } from './commands.ts';
import { findSubscriberNumbers } from './queries.ts';

export const updateSubscriberAction = toAction(updateSubscriber);
export const deleteSubscriberAction = toAction(deleteSubscriber);
export const findSubscriberNumbersAction = toAction(findSubscriberNumbers);
