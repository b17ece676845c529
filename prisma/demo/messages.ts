import { church } from '#lib/core/church/church.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import type { Announcement, PrayerRequest } from '#lib/core/generated/prisma/client.ts';

/** Two announcements: one that shows on `today` (yyyy-MM-dd) already, one scheduled for the week after. */
export function demoAnnouncements(today: string): (Partial<Announcement> & Pick<Announcement, 'message'>)[] {
  return [
    {
      message: `New here? Coffee is on from 10:00 every Sunday, and someone at the welcome table would love to show you around.`,
      start_date: `${addDays(today, -2)}T00:00`,
      end_date: `${addDays(today, 60)}T00:00`,
      background_color: '#2d4a94',
      timezone: church.timeZone,
    },
    {
      message:
        'Home group sign-ups open this Sunday in the foyer. There is one near you, and there is a chair in it.',
      start_date: `${addDays(today, 7)}T00:00`,
      end_date: `${addDays(today, 28)}T00:00`,
      timezone: church.timeZone,
    },
  ];
}

/** Two sample requests, so that staff see what the prayer page looks like in use. */
export const demoPrayerRequests: (Partial<PrayerRequest> & Pick<PrayerRequest, 'name'>)[] = [
  {
    name: 'Sample Visitor',
    email: 'sample.visitor@example.com',
    request:
      'My dad comes home from the hospital this week and we are all a little nervous. Please pray for his strength and for patience for my mom.',
    status: 'new',
  },
  {
    name: 'Sample Neighbor',
    email: 'sample.neighbor@example.com',
    request:
      'I have been out of work since the plant closed. Please pray that the interview on Monday goes well.',
    is_anonymous: true,
    status: 'inprogress',
  },
];
