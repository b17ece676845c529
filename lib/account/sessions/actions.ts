'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { signOutEverywhere } from './commands.ts';

export const signOutEverywhereAction = toAction(signOutEverywhere);
