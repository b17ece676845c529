import { format } from 'date-fns';
import type { Announcement, AnnouncementFormValues } from '#lib/announcements/schema.ts';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';

const ownBannerColor = '#ea384c';

/** A new announcement: from today's midnight to tomorrow's, in the viewer's zone. */
export function newAnnouncementForm(now: Date): AnnouncementFormValues {
  const today = format(now, 'yyyy-MM-dd');
  return {
    message: '',
    link: '',
    is_active: true,
    start_date: `${today}T00:00`,
    end_date: `${addDays(today, 1)}T00:00`,
    background_color: bannerColor(),
    text_color: '#ffffff',
    scroll_speed: 'normal',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone || churchTimeZone(),
    is_urgent: false,
  };
}

/** The banner's own ground, in the church's colors where it picked some. */
function bannerColor(): string {
  if (typeof document === 'undefined') return ownBannerColor;
  return (
    getComputedStyle(document.documentElement).getPropertyValue('--color-alert').trim() || ownBannerColor
  );
}

/** An announcement as the form shows it: all but what the site itself says of it. */
export function announcementFormFrom(row: Announcement): AnnouncementFormValues {
  const { id, display_state, created_at, updated_at, ...values } = row;
  return { ...values, link: row.link ?? '' };
}
