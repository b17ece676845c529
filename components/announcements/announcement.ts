import type { AnnouncementState } from '#lib/announcements/display-state.ts';
import type { AnnouncementInput } from '#lib/announcements/schema.ts';

/** An announcement as the API gives it to staff. */
export interface AnnouncementRow extends AnnouncementInput {
  id: string;
  created_at: string;
  updated_at: string;
  display_state: AnnouncementState;
}
