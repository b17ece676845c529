'use server';

import { toAction } from '@/lib/action';
import { signOutEverywhere } from './commands';

export const signOutEverywhereAction = toAction(signOutEverywhere);
