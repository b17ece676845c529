export default {
  reminders: {
    /** The answer to every address alike. */
    taken: 'One mail goes to this address: at six in the evening of the day before, or now if that is past.',
    noSuchDate: 'This event has no such date.',
    pastDate: 'This date has begun or is over.',
    cancelledDate: 'This date is cancelled.',
    unknownLink: 'This link leads nowhere. Reminders that were sent are forgotten after a week.',
    subject: (title: string) => `Reminder: ${title}`,
    cancelled: (title: string) => `Cancelled: ${title}`,
    lead: 'A reminder of what is coming up:',
    isCancelled: 'This date does not take place:',
    page: 'Look at it on our site',
    why: 'Somebody, probably you, asked on our site to be reminded of this date. We send no other mail for it.',
    end: 'End all reminders to this address',
  } as const,
  /** The page where a visitor asks for a reminder. */
  remindForm: {
    title: 'Remind me',
    titleOf: (title: string) => `Remind me of ${title}`,
    byMail: 'By email',
    lead: 'We write once, at six in the evening of the day before. If the date moves, the mail moves with it; if it is cancelled, the mail says so.',
    email: 'Email',
    emailHelp: 'We use it for this one mail and then forget it.',
    invalidEmail: 'Please enter a valid email address.',
    submit: 'Remind me',
    submitting: 'Sending...',
    received:
      'Done. One mail goes to this address: at six in the evening of the day before, or now if that is past.',
    failed: 'The reminder could not be taken. Please try again.',
  } as const,
};
