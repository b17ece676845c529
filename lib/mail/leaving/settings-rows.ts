import { openSecret, sealSecret } from '#lib/core/auth/sealed-secret.ts';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import type { MailSignIn, MailSettings as StoredRow } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { environmentSettings } from './environment-settings.ts';
import { type MailSettings, mailSettingsRow, securities, type WayKind, wayKinds } from './schema.ts';

/** The key of the one row. */
export const theRow = { id: 1 };

/** The stored settings, and the sign-in at Microsoft. */
export interface StoredSettings {
  row: StoredRow | null;
  signIn: MailSignIn | null;
}

/** Returns the stored settings, whatever the environment says. */
export const readStoredSettings = cacheQuery('settings', (): Promise<StoredSettings> => storedSettings(db()));

/** Does the same uncached. */
export async function storedSettings(database: Database): Promise<StoredSettings> {
  const [row, signIn] = [
    await database.mailSettings.findUnique({ where: theRow }),
    await database.mailSignIn.findUnique({ where: theRow }),
  ];
  return { row, signIn };
}

/** Returns the settings that hold, for the API: those of the environment, or the stored ones. */
export function presentSettings(stored: StoredSettings): MailSettings {
  const { row } = stored;
  const bounces = row ? presentBounces(row) : null;
  const given = environmentSettings();
  if (given) return { ...given, bounces };
  return presentRow(mailSettingsRow, {
    ...(row ?? nothing),
    kind: kindOf(row),
    security: securities.find((known) => known === row?.security) ?? 'starttls',
    bounces,
    is_from_environment: false,
    has_secret: openedSecret(stored) !== null,
  });
}

const nothing = {
  host: null,
  port: null,
  user: null,
  from_name: null,
  from_address: null,
  a_minute: null,
  a_day: null,
  updated_at: null as never,
};

function presentBounces(row: StoredRow): MailSettings['bounces'] {
  const { bounces_host: host, bounces_port: port, bounces_user: user, bounces_secret } = row;
  if (host === null) return null;
  const place = bouncesPlace(host, user);
  const isOpen = bounces_secret !== null && openSecret('mail secrets', bounces_secret, place) !== null;
  return { host, port: port ?? 993, user: user ?? '', has_secret: isOpen };
}

/** Returns the kind of the row; one that only another version has is none. */
export function kindOf(row: Pick<StoredRow, 'kind'> | null): WayKind {
  return wayKinds.find((known) => known === row?.kind) ?? 'none';
}

/** Returns the secret in clear; null without one, and for one that another AUTH_SECRET has sealed. */
export function openedSecret({ row, signIn }: StoredSettings): string | null {
  if (row === null) return null;
  if (row.kind === 'microsoft') return signIn?.token ? openToken(signIn.token, signIn) : null;
  return row.secret === null ? null : openSecret('mail secrets', row.secret, secretPlace(row));
}

/** Returns what a secret is bound to: it is kept for the same host and user only. */
export function secretPlace({
  kind,
  host,
  user,
}: {
  kind: string;
  host: string | null;
  user: string | null;
}): string {
  const isBySmtp = ['smtp', 'gmail', 'microsoft'].includes(kind);
  return [isBySmtp ? 'smtp' : kind, host ?? '', user ?? ''].join('\n');
}

/** Returns what the secret of the mailbox for bounces is bound to. */
export function bouncesPlace(host: string, user: string | null): string {
  return ['bounces', host, user ?? ''].join('\n');
}

type App = Pick<MailSignIn, 'client_id' | 'tenant'>;

/** Seals a code or a token of the sign-in at Microsoft. */
export function sealToken(token: string, app: App): string {
  return sealSecret('mail secrets', token, appPlace(app));
}

/** Returns it in clear, or null when it cannot be opened. */
export function openToken(sealed: string, app: App): string | null {
  return openSecret('mail secrets', sealed, appPlace(app));
}

function appPlace({ client_id, tenant }: App): string {
  return ['microsoft', client_id, tenant].join('\n');
}
