export const errorMessages = {
  unauthenticated: 'Please unlock admin mode again: your session has ended.',
  forbiddenOrigin: 'This request came from another website and was refused.',
  mfaRequired: 'Please confirm your second factor to go on.',
  recentSignInRequired: 'Please enter the password again: this requires a recent sign-in.',
  malformed: 'The request could not be read.',
  controlCharacters:
    'There are invisible control characters in this text. Please remove them, or type it again.',
  tooLarge: 'What was sent is too large.',
  timedOut: 'What was sent took too long to arrive. Please try again.',
  credentials: 'Please enter the address without a name and password: everyone could read them.',
  oneLine: 'Please write this on one line.',
  notAForm: 'This page accepts only its own forms.',
  notFound: 'There is no such entry.',
  noAddress: 'There is no such address.',
  conflict: 'Someone else has changed this since you opened it.',
  unexpected: 'An unexpected error occurred. Please try again.',
  unavailable: 'The site is busy or restarting. Please try again in a moment.',
  diskFull:
    'The disk of the site is full, so nothing can be saved. Please tell the person who looks after the site.',
  unreachable: 'The site could not be reached. Please try again.',
} as const;
