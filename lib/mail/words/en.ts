export default {
  mail: {
    lead: 'Every mail that the site sends, and whether the mail server accepted it. The text of a mail is not stored here.',
    wasSent: 'This mail was sent already.',
    loadFailed: 'The mails could not be loaded',
    everything: 'Every mail',
    states: { waiting: 'Waiting', sent: 'Sent', stopped: 'Stopped' },
    empty: 'No mail was sent yet',
    emptyHint: 'Mails to the prayer team are listed here after the first prayer request.',
    emptyOfState: 'No such mail',
    pages: 'Pages of mails',
    toWhom: (address: string) => `to ${address}`,
    sendAgain: 'Send again',
    sendAgainTo: (address: string) => `Send again to ${address}`,
    sentAgain: 'The mail is queued again.',
    sendFailed: (message: string) => `Failed to send the mail again: ${message}`,
    /** `moment` is a day and time by the church's clock. */
    standing: {
      waiting: (moment: string) => `Waiting since ${moment}`,
      due: (moment: string) => `To be sent ${moment}`,
      sent: (moment: string) => `Sent ${moment}`,
      stopped: (moment: string) => `Stopped ${moment}`,
    },
    notSetUp: 'Mail is not set up yet.',
    /** There is a mail server. */
    noSender:
      'Mail is not set up yet. The church’s name or e-mail address is missing under “Church Settings”.',
    waitedTooLong: 'It waited for more than seven days until mail was set up, so it was not sent.',
    /** In place of the mail server's last answer, where it gave none; `reason` and `code` are the connection's. */
    noAnswer: (reason: string, _code: string) => reason || 'The mail server did not answer.',
    kinds: {
      prayer_notice: 'Prayer notice',
      prayer_note: 'Note of a prayer request',
      backup_failure: 'Backup failure',
      staff_invitation: 'Invitation',
      sign_up_confirmation: 'Sign-up',
      sign_up_place: 'A place that became free',
      sign_up_again: 'Second sign-up',
      sign_up_ended: 'Cancelled sign-up',
      form_message: 'Message to those who are signed up',
      form_note: 'Note of answers',
      sign_up_changed: 'A date that changed',
      sign_up_cancelled: 'A date that is cancelled',
      sign_up_back: 'A date that takes place after all',
      sign_up_reminder: 'Reminder',
    },
    attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  } as const,
};
