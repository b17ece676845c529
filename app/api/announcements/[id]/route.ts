import { announcementCalls } from '@/lib/announcements/calls';
import { deleteAnnouncement, updateAnnouncement } from '@/lib/announcements/commands';
import { toRoute } from '@/lib/route';

export const PATCH = toRoute(updateAnnouncement, announcementCalls.update);
export const DELETE = toRoute(deleteAnnouncement, announcementCalls.remove);
