import { isIP } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import type { Client, ClientConfig } from 'pg';
import { publicAddressOf } from '#lib/core/http/public-address.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { DatabaseClient } from '#lib/core/platform/database-client.ts';
import { postgresqlMessages } from './messages.ts';

const standardPort = 5432;
const connectMilliseconds = 10_000;
/** For one question; a page of rows is one. */
const statementMilliseconds = 60_000;

/**
 * A connection to the database of this address. Its host is looked up first, and connected to is the address that was
 * checked. Of its parameters only `sslmode` is heeded: others name files of this machine.
 * @throws AppError `invalid`, in words that hold nothing of the address
 */
export async function connectTo(address: string): Promise<Client> {
  const url = new URL(address);
  const port = Number(url.port || standardPort);
  const host = await publicAddressOf(url.hostname, port);
  const secured = securities(url);
  for (const [index, ssl] of secured.entries()) {
    const client = new DatabaseClient({ ...configOf(url), host, port, ssl });
    // Else a connection that breaks off later would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      const isPlain = error instanceof Error && /does not support SSL/.test(error.message);
      if (!isPlain || index === secured.length - 1) throw inWords(error);
    }
  }
  throw new AppError('invalid', postgresqlMessages.noAnswer);
}

/** What is not told here would be taken from the environment of this process. */
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

/** What is tried, one after the other, as libpq reads `sslmode`: without it, encrypted where the server can. */
function securities({ hostname, searchParams }: URL): (ConnectionOptions | false)[] {
  const name = isIP(hostname.replace(/^\[|\]$/g, '')) ? {} : { servername: hostname };
  const encrypted = { ...name, rejectUnauthorized: false };
  const verified = { ...name, rejectUnauthorized: true };
  const anyName = { ...verified, checkServerIdentity: () => undefined };
  switch (searchParams.get('sslmode')) {
    case 'disable':
      return [false];
    case 'require':
    case 'no-verify':
      return [encrypted];
    case 'verify-ca':
      return [anyName];
    case 'verify-full':
      return [verified];
    default:
      return [encrypted, false];
  }
}

const wordsOfCode: Readonly<Record<string, string>> = {
  '28P01': postgresqlMessages.refused,
  '28000': postgresqlMessages.refused,
  '3D000': postgresqlMessages.noDatabase,
  ECONNREFUSED: postgresqlMessages.noAnswer,
  ECONNRESET: postgresqlMessages.noAnswer,
  EHOSTUNREACH: postgresqlMessages.noAnswer,
  ENETUNREACH: postgresqlMessages.noAnswer,
  ETIMEDOUT: postgresqlMessages.noAnswer,
};

function inWords(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const isUnsafe = /SSL|certificate|TLS/i.test(message) || /CERT|TLS|SSL/.test(code);
  const isUser = /password|SASL/i.test(message);
  const guessed = isUnsafe
    ? postgresqlMessages.noEncryption
    : isUser
      ? postgresqlMessages.refused
      : undefined;
  return new AppError('invalid', wordsOfCode[code] ?? guessed ?? postgresqlMessages.noAnswer);
}
