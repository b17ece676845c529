'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { addRedirect, removeRedirect, updateRedirect } from './commands.ts';

export const addRedirectAction = toAction(addRedirect);
export const updateRedirectAction = toAction(updateRedirect);
export const removeRedirectAction = toAction(removeRedirect);
