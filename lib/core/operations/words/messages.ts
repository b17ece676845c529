export const errorMessages = {
  unauthenticated: 'Please unlock admin mode again: your session has ended.',
  suspended: 'Your access to the site is suspended. Please ask an owner of the site.',
  forbiddenOrigin: 'This request came from another website and was refused.',
  mfaRequired: 'Please confirm your second factor to go on.',
  notPermitted: 'Your role does not include this. Please ask an owner of the site.',
  recentSignInRequired: 'Please enter the password again: this requires a recent sign-in.',
  malformed: 'The request could not be read.',
  controlCharacters:
    'There are invisible control characters in this text. Please remove them, or type it again.',
  tooLarge: 'What was sent is too large.',
  timedOut: 'What was sent took too long to arrive. Please try again.',
  credentials: 'Please enter the address without a name and password: everyone could read them.',
  oneLine: 'Please write this on one line.',
  noSuchTime: 'There is no such time. Please enter one such as 7:00 PM.',
  notAForm: 'This page accepts only its own forms.',
  notFound: 'There is no such entry.',
  noAddress: 'There is no such address.',
  conflict: 'Someone else has changed this since you opened it.',
  unexpected: 'An unexpected error occurred. Please try again.',
  unavailable: 'The site is busy or restarting. Please try again in a moment.',
  diskFull:
    'The disk of the site is full, so nothing can be saved. Please tell the person who looks after the site.',
  unreachable: 'The site could not be reached. Please try again.',
  wrongMethod: 'This address takes no such request.',
  sendAs: {
    json: 'Please send the request as application/json.',
    multipart: 'Please send the request as multipart/form-data.',
    either: 'Please send the request as application/json or multipart/form-data.',
    form: 'Please send the request as application/x-www-form-urlencoded.',
  },
  sendAsText: (media: string) => `Please send the text as one of: ${media}.`,
  tokenNeeded: 'This call needs the token of GET /api/auth/csrf.',
  notValid: 'Please check what you entered.',
  lookAgain: 'Nothing is sent yet. Please look at what is marked below.',
  onceEach: 'Please name each entry once.',
  wholeNumber: 'Please give a whole number.',
  atMost: (characters: number) => `Please use at most ${characters} characters.`,
  unknownField: (name: string) => `There is no field “${name}” here.`,
} as const;

const wrongCodes = 'Too many wrong codes. Please wait a few minutes and try again.';

/** For a caller who has spent a limit (rate-limit.ts). */
export const limitMessages = {
  passwordTries: 'Too many wrong passwords. Please wait a few minutes and try again.',
  strangersPasswordTries:
    'Too many wrong passwords came in from unknown browsers. Please wait a few minutes and try again.',
  prayerRequests: 'Many prayer requests have come from here within an hour. Please try again a little later.',
  formAnswers: 'Many forms have come from here within an hour. Please try again a little later.',
  guessedLinks: 'Many links from here led nowhere. Please wait an hour, or ask the church.',
  passkeyQuestions: 'The sign-in was opened very often from here. Please wait a few minutes.',
  factorTries: wrongCodes,
  recoveryTries: wrongCodes,
  codesToPhone:
    'Several codes were sent to this phone already. Please wait a few minutes before the next one.',
  codesToAll: 'Many codes were sent within an hour. Please wait a while before the next one.',
} as const;

/** Titles of problem details, by error code. */
export const problemTitles = {
  malformed: 'Bad request',
  unauthenticated: 'Sign-in needed',
  forbidden: 'Not allowed',
  mfa_required: 'Second factor needed',
  not_permitted: 'Not permitted',
  recent_sign_in_required: 'Recent sign-in needed',
  not_found: 'Not found',
  method_not_allowed: 'Method not allowed',
  timed_out: 'Took too long',
  conflict: 'Conflict',
  gone: 'No longer there',
  too_large: 'Too large',
  unsupported_type: 'Unsupported type',
  invalid: 'Not valid',
  too_many_requests: 'Too many requests',
  internal: 'Internal error',
  unavailable: 'Not available',
} as const;
