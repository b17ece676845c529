'use server';

import { toAction } from '#lib/core/operations/action.ts';
import {
  deleteStaff,
  inviteAgain,
  inviteHere,
  inviteStaff,
  updateSharedAccess,
  updateStaff,
} from './commands.ts';
import { updateMe } from './me/commands.ts';
import { addPasskey, passkeyOptions, removePasskey, renamePasskey } from './passkeys/commands.ts';

export const inviteStaffAction = toAction(inviteStaff);
export const inviteHereAction = toAction(inviteHere);
export const inviteAgainAction = toAction(inviteAgain);
export const updateStaffAction = toAction(updateStaff);
export const deleteStaffAction = toAction(deleteStaff);
export const updateSharedAccessAction = toAction(updateSharedAccess);

export const updateMeAction = toAction(updateMe);
export const passkeyOptionsAction = toAction(passkeyOptions);
export const addPasskeyAction = toAction(addPasskey);
export const renamePasskeyAction = toAction(renamePasskey);
export const removePasskeyAction = toAction(removePasskey);
