'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { takeAddress } from './commands.ts';
import { lookUpAddress } from './queries.ts';

export const lookUpAddressAction = toAction(lookUpAddress);
export const takeAddressAction = toAction(takeAddress);
