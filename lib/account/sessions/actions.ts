'use server';

import { toAction, toFormAction } from '#lib/core/operations/action.ts';
import { signIn, signOut, signOutEverywhere } from './commands.ts';

export const signInFormAction = toFormAction(signIn);
export const signOutFormAction = toFormAction(signOut);
export const signOutEverywhereAction = toAction(signOutEverywhere);
