import type { RoleWindowSubject } from '#components/art/role-window.tsx';

/** What the page shows of the people who look after things while nobody has been named. */
export const roles: readonly { role: string; text: string; subject: RoleWindowSubject }[] = [
  {
    role: 'Lead Pastor',
    text: 'Preaches on most Sundays and looks after the staff and the direction of the church. Usually the last to leave the coffee table.',
    subject: 'book',
  },
  {
    role: 'Associate Pastor',
    text: 'Home groups, hospital visits, weddings and funerals. The one to call when life comes apart, at any hour.',
    subject: 'lamp',
  },
  {
    role: 'Director of Family Ministries',
    text: 'Walks with families from the nursery to graduation, and trains everyone who works with your children.',
    subject: 'kite',
  },
  {
    role: 'Worship Leader',
    text: 'Chooses the songs, rehearses the band, and makes room for anyone who wants to play, sing or learn the sound desk.',
    subject: 'guitar',
  },
];
