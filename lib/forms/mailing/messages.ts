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
  answered: (count: number, title: string) =>
    count === 1 ? `Somebody answered: ${title}` : `${count} people answered: ${title}`,
  /** Of a form with dates. */
  ofDate: (date: string, count: number) => (count === 1 ? `${date}: 1 person` : `${date}: ${count} people`),
  read: (address: string) => `What they said is on the site alone: ${address}`,
} as const;
