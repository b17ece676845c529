import { pino } from 'pino';

/**
 * What an entry says of an error: its kind, words, code and place. Whatever else hangs on it, such as the
 * connection it happened on with all its settings, is left out.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, ...(typeof code === 'string' && { code }) };
}

/**
 * The server's log, a line of JSON an entry. What could identify a person or open a door is masked, so
 * that a log may be sent to whoever helps.
 */
export const log = pino({
  level: 'info',
  serializers: { err: describeError },
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
