/** How many people answered, and how many cancelled. */
interface Noted {
  count: number;
  cancelled: number;
}

const alsoCancelled = (count: number) => (count > 0 ? `, ${count} cancelled` : '');

/** Mails that staff send to who is signed up, and notes to staff that somebody answered. */
export const formMailingMessages = {
  noSubject: 'Please enter a subject',
  noText: 'Please enter what you want to tell them',
  noRecipients: 'No one is signed up for it.',

  /** Below a message; `date` is a day in words. */
  reason: (title: string, date: string | null) =>
    date
      ? `You get this mail because you are signed up: ${title}, ${date}.`
      : `You get this mail because you are signed up: ${title}.`,
  /** The same of a date that is cancelled, deleted or over. */
  formerReason: (title: string, date: string | null) =>
    `You get this mail because you signed up: ${date ? `${title}, ${date}` : title}.`,

  /** The subject of a note. */
  answered: ({ count, cancelled }: Noted, title: string) => {
    const who = (people: number) => (people === 1 ? 'Somebody' : `${people} people`);
    if (count === 0) return `${who(cancelled)} cancelled: ${title}`;
    return `${who(count)} answered${alsoCancelled(cancelled)}: ${title}`;
  },
  /** Of a form with dates. */
  ofDate: (date: string, { count, cancelled }: Noted) => {
    if (count === 0) return `${date}: ${cancelled} cancelled`;
    return `${date}: ${count === 1 ? '1 person' : `${count} people`}${alsoCancelled(cancelled)}`;
  },
  onSite: 'What they answered is only on the site.',
  read: 'Read the answers',
} as const;
