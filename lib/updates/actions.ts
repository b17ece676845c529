'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { chooseUpdate, takeBackUpdate } from './commands.ts';
import { findUpdate } from './queries.ts';

export const findUpdateAction = toAction(findUpdate);
export const chooseUpdateAction = toAction(chooseUpdate);
export const takeBackUpdateAction = toAction(takeBackUpdate);
