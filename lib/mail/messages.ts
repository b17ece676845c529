import type { MailState } from './schema.ts';

/** Messages of the staff page of mails. */
export const mailMessages = {
  title: 'Mail',
  lead: 'Every mail that the site sends by itself, and whether it arrived at the mail server. What a mail says is not kept here.',
  wasSent: 'This mail was sent already.',
  loadFailed: 'The mails could not be loaded',
  loading: 'Loading mails...',
  everything: 'Every mail',
  states: { waiting: 'Waiting', sent: 'Sent', stopped: 'Stopped' } satisfies Record<MailState, string>,
  empty: 'No mail was sent yet',
  emptyHint: 'Once somebody asks for prayer, the mails to the prayer team stand here.',
  emptyOfState: 'No such mail',
  pages: 'Pages of mails',
  to: 'to',
  sendAgain: 'Send again',
  sentAgain: 'The mail is on its way again.',
  sendFailed: (message: string) => `Failed to send the mail again: ${message}`,
  /** `moment` is a day and time by the church's clock. */
  standing: {
    waiting: (moment: string) => `Waiting since ${moment}`,
    due: (moment: string) => `To be sent ${moment}`,
    sent: (moment: string) => `Sent ${moment}`,
    stopped: (moment: string) => `Stopped ${moment}`,
  },
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
} as const;
