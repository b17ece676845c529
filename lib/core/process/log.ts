import { pino } from 'pino';

/**
 * Returns an error's type, message, code and stack. Other properties, such as a connection with its settings, are left
 * out.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, ...(typeof code === 'string' && { code }) };
}

/**
 * The server's log, one JSON line per entry. Personal data and secrets are masked, so that a log can be shared for
 * support.
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
