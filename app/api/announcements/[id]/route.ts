import { announcementCalls } from '#lib/announcements/api.ts';
import { deleteAnnouncement, updateAnnouncement } from '#lib/announcements/commands.ts';
import { toRoute } from '#lib/core/operations/route.ts';

export const PATCH = toRoute(updateAnnouncement, announcementCalls.update);
export const DELETE = toRoute(deleteAnnouncement, announcementCalls.remove);
