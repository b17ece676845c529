'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { toSignInAction } from '#lib/core/operations/form-action.ts';
import { signIn, signOut, signOutEverywhere } from './commands.ts';

export const signInFormAction = toSignInAction(signIn);
export const signOutFormAction = toSignInAction(signOut);
export const signOutEverywhereAction = toAction(signOutEverywhere);
