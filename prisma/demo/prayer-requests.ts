import type { PrayerRequest } from '#lib/core/generated/prisma/client.ts';

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
