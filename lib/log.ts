import { pino } from 'pino';

/**
 * The server's log, a line of JSON an entry. What could identify a person or open a door is masked, so
 * that a log may be sent to whoever helps.
 */
export const log = pino({
  level: 'info',
  redact: {
    paths: [
      'password',
      'secret',
      'token',
      'streamKey',
      'request',
      'email',
      '*.password',
      '*.secret',
      '*.token',
      '*.streamKey',
      '*.email',
    ],
    censor: '[masked]',
  },
});
