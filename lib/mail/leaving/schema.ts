import { z } from 'zod';
import {
  atMost,
  blankToNull,
  emailAddress,
  orNull,
  type Sentence,
  updatedAt,
} from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';

/** The ways in which mail leaves. */
export const wayKinds = [
  'smtp',
  'gmail',
  'microsoft',
  'postmark',
  'brevo',
  'mailgun',
  'resend',
  'none',
] as const;
export type WayKind = (typeof wayKinds)[number];

export const securities = ['starttls', 'tls', 'none'] as const;

/** The hosts of Mailgun: in the United States and in the European Union. */
export const mailgunHosts = ['api.mailgun.net', 'api.eu.mailgun.net'] as const;

const text = z.string().nullable();
const number = z.int().nullable();

const bouncesRow = z
  .strictObject({ host: z.string(), port: z.int(), user: z.string(), has_secret: z.boolean() })
  .meta({ id: 'MailBounces', description: 'The mailbox of mails that came back, read by IMAP.' });

/** How mail leaves. A secret is never answered. */
export const mailSettingsRow = z
  .strictObject({
    kind: z.enum(wayKinds),
    host: text,
    port: number,
    security: z.enum(securities).meta({ description: 'Of a server of SMTP.' }),
    user: text.meta({ description: 'Who signs in; at Mailgun the domain that mail is sent for.' }),
    from_name: text.meta({ description: 'Null: the name of the church.' }),
    from_address: text.meta({ description: 'Null: the e-mail address of the church.' }),
    a_minute: number.meta({ description: 'The most mails in a minute, of all together; null: no limit.' }),
    a_day: number.meta({ description: 'The most mails in 24 hours; null: no limit.' }),
    bounces: bouncesRow.nullable(),
    is_from_environment: z.boolean().meta({ description: 'SMTP_URL holds: nothing here can be changed.' }),
    has_secret: z.boolean().meta({ description: 'False as well for one that cannot be opened any more.' }),
    updated_at: updatedAt.nullable(),
  })
  .meta({ id: 'MailSettings' });
export type MailSettings = z.output<typeof mailSettingsRow>;

const hostName = z
  .string({ error: () => messages.mailSettings.hostMissing })
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z\d_](?:[a-z\d_-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*|[\da-f:.]+)$/, {
    error: () => messages.mailSettings.hostWrong,
  });

/** Returns a field for a whole number of at least one, or null; forms send text. */
function wholeNumber(most: number, error: Sentence) {
  const typed = (value: unknown) =>
    typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : blankToNull(value as string);
  return z.preprocess(typed, z.int({ error }).min(1, { error }).max(most, { error }).nullable());
}

const port = () => wholeNumber(65_535, () => messages.mailSettings.portWrong);
const secret = orNull(z.string().max(4000))
  .optional()
  .meta({ type: 'string', description: 'Absent: kept for the same host and user. Null: removed.' });

const bouncesInput = z.object({
  host: hostName,
  port: port()
    .default(993)
    .transform((given) => given ?? 993),
  user: atMost(200, { least: 1, message: () => messages.mailSettings.userMissing }),
  secret,
});

const pace = () => wholeNumber(1_000_000, () => messages.mailSettings.paceWrong).default(null);

/** The settings as staff write them; what is absent is empty. */
export const mailSettingsFields = z.object({
  kind: z.enum(wayKinds, { error: () => messages.mailSettings.kindWrong }),
  host: orNull(hostName).default(null),
  port: port().default(null).meta({ description: 'Null: the first of 587, 465 and 2525 that answers.' }),
  security: z.preprocess(blankToNullOf, z.enum(securities).nullable()).default(null).meta({
    description: 'Null: `tls` at port 465, else `starttls`.',
  }),
  user: orNull(atMost(200)).default(null),
  from_name: orNull(atMost(200)).default(null),
  from_address: orNull(emailAddress(() => messages.mailSettings.addressWrong)).default(null),
  a_minute: pace(),
  a_day: pace(),
  secret,
  bounces: bouncesInput.nullable().optional().meta({ description: 'Absent: kept. Null: removed.' }),
});

const isBlankMailbox = (value: unknown) =>
  typeof value === 'object' && value !== null && 'host' in value && String(value.host).trim() === '';

/** The form of the mailbox of mails that came back; without a server there is none. */
export const mailboxFields = z.object({
  bounces: z.preprocess((value) => (isBlankMailbox(value) ? null : value), bouncesInput.nullable()),
});

/** The settings with what their kind cannot do without. `if_match` is the `updated_at` that was read, or `*`. */
export const mailSettingsInput = mailSettingsFields.extend({ if_match: ifMatch }).superRefine(checkKind);
export type MailSettingsInput = z.output<typeof mailSettingsInput>;

interface KindFields {
  kind: WayKind;
  host: string | null;
  user: string | null;
  secret?: string | null | undefined;
}

/** Adds the issue of each field that this kind needs. */
export function checkKind({ kind, host: server, user, secret: given }: KindFields, context: z.RefinementCtx) {
  const words = messages.mailSettings;
  const say = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (kind === 'smtp' && !server) say('host', words.hostMissing);
  if ((kind === 'gmail' || kind === 'microsoft') && !user?.includes('@')) say('user', words.accountMissing);
  if (kind === 'mailgun' && !user?.includes('.')) say('user', words.domainMissing);
  if (kind === 'mailgun' && server && !mailgunHosts.some((known) => known === server))
    say('host', words.mailgunHost);
  if (kind === 'microsoft' && given) say('secret', words.noPassword);
  // Keys stand in headers.
  if (isByApi(kind) && given && !/^[\x21-\x7e]+$/.test(given.trim())) say('secret', words.keyWrong);
}

/** Returns whether mail of this kind leaves by the HTTP API of a provider. */
export function isByApi(kind: WayKind): kind is 'postmark' | 'brevo' | 'mailgun' | 'resend' {
  return !['smtp', 'gmail', 'microsoft', 'none'].includes(kind);
}

/** Returns who takes the mails of these settings: the name of a server, else of a provider. */
export function carrierOf({ kind, host }: Pick<MailSettings, 'kind' | 'host'>): string {
  return (kind === 'smtp' && host) || messages.mailSettings.kinds[kind];
}

function blankToNullOf(value: unknown): unknown {
  return value === '' ? null : value;
}

export const mailTestInput = z.object({ to: emailAddress(() => messages.mailSettings.addressWrong) });

/** How a test went. */
export const mailTestResult = z
  .strictObject({
    accepted: z.boolean(),
    seconds: z.number().meta({ description: 'Until the server had answered.' }),
    server: z.string().meta({ description: 'Who took it, or did not.' }),
    words: z.string().meta({ description: 'What the server said, 300 letters at most.' }),
  })
  .meta({ id: 'MailTest' });
export type MailTest = z.output<typeof mailTestResult>;

export const deviceCodeInput = z.object({
  client_id: z
    .string({ error: () => messages.mailSettings.clientWrong })
    .trim()
    .toLowerCase()
    .regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, { error: () => messages.mailSettings.clientWrong }),
  tenant: orNull(
    z
      .string()
      .trim()
      .max(200)
      .regex(/^[\w-]+(?:\.[\w-]+)*$/, { error: () => messages.mailSettings.tenantWrong }),
  )
    .optional()
    .meta({ type: 'string', description: 'The organization’s domain or id; `organizations` by default.' }),
});

const moment = z.iso.datetime().nullable();

/** A code that was asked for. */
export const newDeviceCode = z
  .strictObject({
    user_code: z.string(),
    verification_url: z.string().meta({ description: 'Where a person types the code.' }),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'NewDeviceCode' });
export type NewDeviceCode = z.output<typeof newDeviceCode>;

/** How far the sign-in at Microsoft is. */
export const deviceCodeState = z
  .strictObject({
    state: z.enum(['none', 'waiting', 'signed_in', 'refused', 'expired']),
    client_id: z.string().nullable(),
    tenant: z.string().nullable(),
    user_code: z.string().nullable(),
    verification_url: z.string().nullable(),
    expires_at: moment,
  })
  .meta({ id: 'DeviceCode' });
export type DeviceCode = z.output<typeof deviceCodeState>;
