/** Mails to people who signed up. */
export const signUpMailMessages = {
  subjects: {
    confirmed: 'You are signed up',
    waiting: 'You are on the waiting list',
    place: 'A place has become free',
    again: 'You are signed up already',
    changed: 'This date has changed',
    cancelled: 'This date is cancelled',
    back: 'This date takes place after all',
    reminder: 'A reminder',
    ended: 'You have cancelled your sign-up',
  },
  /** The subject, and what it is for. */
  about: (subject: string, title: string) => `${subject}: ${title}`,
  /** Without a name where what was typed is none. */
  greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
  /** The day, time and place that people knew of a date that changed. */
  before: (when: string) => `Before: ${when}`,
  seats: (count: number) => (count === 1 ? 'One place' : `${count} places`),
  position: (place: number) =>
    `Your place on the waiting list: ${place}. We write as soon as a place becomes free.`,
  change: 'Change or cancel your sign-up',
  /** Where there is nothing to change any more. */
  page: 'Your sign-up',
} as const;
