import { isIP } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import type { Client, ClientConfig } from 'pg';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { publicAddressOf } from '#lib/core/http/public-address.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { MeteredSocket } from './metered-socket.ts';

const standardPort = 5432;
const connectMilliseconds = 10_000;
/** For one statement, such as a page of rows. */
const statementMilliseconds = 60_000;

/**
 * Connects to a database at the checked IP address of its host. Of the parameters only `sslmode` is used: others name
 * files of this machine. The connection is encrypted, unless `sslmode=disable`.
 * @throws AppError `invalid`, with a message without the address
 */
export async function connectTo(address: string): Promise<Client> {
  const url = new URL(address);
  const port = Number(url.port || standardPort);
  const host = await publicAddressOf(url.hostname, port);
  const client = new DatabaseClient({
    ...configOf(url),
    host,
    port,
    ssl: securityOf(url),
    stream: () => new MeteredSocket(),
  });
  // A lost connection would end the process without a listener.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw toAppError(error);
  }
}

/** Sets every option that `pg` would otherwise take from the environment. */
function configOf({ username, password, pathname }: URL): ClientConfig {
  return {
    user: decodeURIComponent(username) || 'postgres',
    password: () => decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
    application_name: 'belltower',
    connectionTimeoutMillis: connectMilliseconds,
    query_timeout: statementMilliseconds,
    statement_timeout: statementMilliseconds,
  };
}

/** Returns TLS options for `sslmode` as in libpq, except that modes with a fallback to clear text require TLS. */
function securityOf({ hostname, searchParams }: URL): ConnectionOptions | false {
  const name = isIP(hostname.replace(/^\[|\]$/g, '')) ? {} : { servername: hostname };
  switch (searchParams.get('sslmode')) {
    case 'disable':
      return false;
    case 'verify-ca':
      return { ...name, rejectUnauthorized: true, checkServerIdentity: () => undefined };
    case 'verify-full':
      return { ...name, rejectUnauthorized: true };
    default:
      return { ...name, rejectUnauthorized: false };
  }
}

const messageOfCode: Readonly<Record<string, 'refused' | 'noDatabase' | 'noAnswer'>> = {
  '28P01': 'refused',
  '28000': 'refused',
  '3D000': 'noDatabase',
  ECONNREFUSED: 'noAnswer',
  ECONNRESET: 'noAnswer',
  EHOSTUNREACH: 'noAnswer',
  ENETUNREACH: 'noAnswer',
  ETIMEDOUT: 'noAnswer',
};

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (/does not support SSL/.test(message)) return new AppError('invalid', messages.postgresql.clearText);
  const isUnsafe = /SSL|certificate|TLS/i.test(message) || /CERT|TLS|SSL/.test(code);
  const isUser = /password|SASL/i.test(message);
  const guessed = isUnsafe ? 'noEncryption' : isUser ? 'refused' : 'noAnswer';
  return new AppError('invalid', messages.postgresql[messageOfCode[code] ?? guessed]);
}
