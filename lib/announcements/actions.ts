'use server';

import { toAction } from '#lib/core/operations/action.ts';
import { addAnnouncement, deleteAnnouncement, updateAnnouncement } from './commands.ts';

export const addAnnouncementAction = toAction(addAnnouncement);
export const updateAnnouncementAction = toAction(updateAnnouncement);
export const deleteAnnouncementAction = toAction(deleteAnnouncement);
