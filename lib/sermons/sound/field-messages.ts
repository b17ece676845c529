import { sentencesIn } from '#lib/core/language/sentences.ts';

const { number } = sentencesIn('en');

/** The field of the sound in the form of staff. */
export const soundFieldMessages = {
  label: 'Sound',
  help: 'MP3 or M4A, up to 300 MB. The rest can be filled in while it uploads.',
  choose: 'Choose a sound file',
  replace: 'Replace',
  sending: (name: string) => `Uploading “${name}”`,
  sent: (sent: number, total: number) => `${number(sent)} of ${number(total)} MB`,
  pause: 'Pause',
  paused: 'The upload is paused.',
  goOn: 'Go on',
  cancel: 'Cancel the upload',
  lost: 'The connection is lost. The upload goes on by itself when it is back.',
  checking: 'The file is uploaded and is being checked.',
  there: (name: string, length: string, megabytes: number) => `${name}: ${length}, ${number(megabytes)} MB`,
  own: 'The sound of this sermon',
  interrupted: (name: string) =>
    `The upload of “${name}” stopped before its end. Choose the same file to go on.`,
  goOnWith: (name: string) => `Go on with “${name}”`,
  forget: 'Forget it',
  address: 'Or the address of the sound',
  saving: 'Saving once the sound is uploaded…',
} as const;
