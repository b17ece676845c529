import type { SmsChannel } from '#lib/core/platform/sms-channels.ts';

export const factorMessages = {
  nameMissing: 'Please enter a name so you can recognize it later.',
  nameTaken: 'This name is already in use. Please choose another.',
  typeUnknown: 'Please choose an authenticator app (totp) or a phone.',
  phoneInvalid: 'Please enter a phone number with its country code, such as +1 512 555 0188.',
  channelUnknown: 'Please choose sms or whatsapp.',
  tooMany: 'There are already ten. Please remove one first.',
  codeMissing: 'Please enter the code.',
  codeWrong: 'That code is not right. Please check it and try again.',
  codeUsed: 'That code was used before. Please wait for the next one.',
  challengeOver: 'The time for this code is over. Please start again with a new one.',
  triesSpent: 'There were too many wrong codes. Please start again with a new one.',
  notSent:
    'The code could not be sent. Please try again in a moment, or use another way to confirm, such as a recovery code.',
  sealedOtherwise:
    'This authenticator app was set up under another AUTH_SECRET, so its codes cannot be checked. Use a recovery code, or see "Lost the phone" in the README.',
  added: 'Second factor added',
  removed: 'Second factor removed',
  removeOne: 'Sessions that it confirmed must be confirmed again. Do you want to remove it?',
  removeLast:
    'It is the last one: the password alone will open admin mode, and the recovery codes become invalid. Do you want to remove it?',
  noFactorYet: 'Recovery codes require a second factor. Please add one first.',
  /** The message to a phone. */
  codeMessage: (church: string, code: string, minutes: number) =>
    `${church}: your sign-in code is ${code}. It is good for ${minutes} minutes; nobody from the church will ever ask you for it.`,
} as const;

const channels: Record<SmsChannel, string> = { sms: 'text message', whatsapp: 'WhatsApp' };

/** What the sign-in dialog says when it asks for a code. */
export const factorTexts = {
  channels,
  sent: (channel: SmsChannel) => `The code was sent by ${channels[channel]}.`,
  help: {
    totp: 'The six digits that your authenticator app shows now.',
    phone: 'Six digits, good for five minutes.',
    recovery: 'One of the ten codes you kept when the second factor was added. Each works once.',
  },
  looking: 'Looking up your second factor...',
  enterPassword: 'Enter the password',
  noneLeft: 'There is no second factor any more: the password is enough.',
  goOn: 'Go on',
  confirm: 'Confirm',
  confirmWith: 'Confirm with',
  recoveryCode: 'Recovery code',
  codeOf: (factor: string) => `Code of ${factor}`,
  useFactor: 'Use the app or phone instead',
  useRecovery: 'Use a recovery code instead',
  send: 'Send the code',
  sendAgain: 'Send another code',
  sendBy: 'Send the code by',
  codeFromMessage: 'Code from the message',
} as const;
