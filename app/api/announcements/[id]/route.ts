import { deleteAnnouncement, updateAnnouncement } from '@/lib/announcements/commands';
import { toRoute } from '@/lib/route';

export const PATCH = toRoute(updateAnnouncement);
export const DELETE = toRoute(deleteAnnouncement);
