/** Why a program has written nothing; the message is for staff. */
export class NotTranscribed extends Error {
  constructor(
    message: string,
    /** Whether asking again may help. */
    readonly mayHelp = true,
  ) {
    super(message);
    this.name = 'NotTranscribed';
  }
}
