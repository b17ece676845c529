'use server';

import { toAction } from '../action';
import { addAnnouncement, deleteAnnouncement, updateAnnouncement } from './commands';

export const addAnnouncementAction = toAction(addAnnouncement);
export const updateAnnouncementAction = toAction(updateAnnouncement);
export const deleteAnnouncementAction = toAction(deleteAnnouncement);
