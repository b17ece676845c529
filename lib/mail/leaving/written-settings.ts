import { sealSecret } from '#lib/core/auth/sealed-secret.ts';
import type { Database } from '#lib/core/database/db.ts';
import { assertMailboxPort, assertMailPort, findPort, usualSecurity } from './ports.ts';
import { isByApi, type MailSettings, type MailSettingsInput } from './schema.ts';
import { bouncesPlace, secretPlace } from './settings-rows.ts';

/** The settings as staff wrote them. */
type Input = Omit<MailSettingsInput, 'if_match'>;
type Row = Awaited<ReturnType<Database['mailSettings']['findUnique']>>;
type Server = Pick<MailSettings, 'host' | 'port' | 'security'>;

const usualHosts = { gmail: 'smtp.gmail.com', microsoft: 'smtp.office365.com' } as const;

/** Returns where the mail of these settings goes. @throws AppError `invalid` on `port` */
export async function serverOf({
  kind,
  host: given,
  port: wanted,
  security,
  bounces,
}: Input): Promise<Server> {
  if (bounces) assertMailboxPort(bounces.host, bounces.port);
  if (kind === 'none' || isByApi(kind))
    return { host: kind === 'mailgun' ? given : null, port: null, security: 'tls' };
  const host = given ?? (kind === 'smtp' ? '' : usualHosts[kind]);
  const port = wanted ?? (kind === 'smtp' ? await findPort(host) : 587);
  assertMailPort(host, port);
  return { host, port, security: security ?? usualSecurity(port) };
}

/** Returns the columns of these settings over the present row, its secrets sealed. */
export function columnsOf(input: Input & Server, row: Row) {
  return { ...withoutSecrets(input), ...secretsOf(input, row) };
}

/** Returns the columns that are no secrets. */
function withoutSecrets({ secret: _, bounces, kind, ...columns }: Input & Server) {
  const user = kind === 'none' || (isByApi(kind) && kind !== 'mailgun') ? null : columns.user;
  const mailbox = bounces === undefined ? {} : mailboxOf(bounces);
  return { ...columns, kind, user, ...mailbox };
}

function mailboxOf(bounces: Input['bounces'] | null) {
  const { host = null, port = null, user = null } = bounces ?? {};
  return { bounces_host: host, bounces_port: port, bounces_user: user };
}

/** Returns the sealed secrets: the given ones, or those kept for the same host and user. */
function secretsOf({ bounces, ...input }: Input & Server, row: Row) {
  const { kind, host, secret } = input;
  const { user } = withoutSecrets({ ...input, bounces });
  const place = secretPlace({ kind, host, user });
  const kept = row && secretPlace(row) === place ? row.secret : null;
  const sealed = kind === 'none' ? null : sealedOr(kept, place, tidy(kind, secret));
  if (bounces === undefined) return { secret: sealed };
  if (bounces === null) return { secret: sealed, bounces_secret: null };
  const mailbox = bouncesPlace(bounces.host, bounces.user);
  const isSame = row?.bounces_host != null && bouncesPlace(row.bounces_host, row.bounces_user) === mailbox;
  const keptOfMailbox = isSame ? row.bounces_secret : null;
  return { secret: sealed, bounces_secret: sealedOr(keptOfMailbox, mailbox, bounces.secret) };
}

function sealedOr(kept: string | null, place: string, secret: string | null | undefined): string | null {
  if (secret === undefined) return kept;
  return secret === null ? null : sealSecret('mail secrets', secret, place);
}

/** App passwords are shown in groups of four letters, and keys are copied with blanks around them. */
function tidy(kind: Input['kind'], secret: string | null | undefined): string | null | undefined {
  if (!secret) return secret;
  if (kind === 'gmail') return secret.replaceAll(/\s/g, '');
  return isByApi(kind) ? secret.trim() : secret;
}

/** A sign-in at Microsoft is of the same host and user only. */
export function endsSignIn({ kind, host, user, secret }: Input & Server, row: Row): boolean {
  if (kind !== 'microsoft' || secret === null) return true;
  return row?.kind === 'microsoft' && secretPlace(row) !== secretPlace({ kind, host, user });
}
