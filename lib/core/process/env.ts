import { z } from 'zod';
import { languages, trialLanguages } from '#lib/core/language/languages.ts';
import { missingOfBucket } from '#lib/core/storage/bucket-settings.ts';
import { type CommandName, commandLine } from './command-line.ts';
import { perProcess } from './per-process.ts';

/** An empty line in .env counts as unset. */
const unsetWhenEmpty = (value: unknown) => (value === '' ? undefined : value);

function wholeNumber(from: number, to: number, standard: number) {
  const words = `must be a whole number from ${from} to ${to}`;
  const digits = z.string(words).regex(/^\d+$/, words).transform(Number);
  const number = digits.pipe(z.number(words).min(from, words).max(to, words));
  return z.preprocess(unsetWhenEmpty, number.default(standard));
}

/** A setting without a default: unset turns its feature off. */
function optionalNumber(from: number, to: number) {
  return wholeNumber(from, to, 0).transform((number) => number || undefined);
}

function text(schema: z.ZodString | z.ZodURL) {
  return z.preprocess(unsetWhenEmpty, schema.optional());
}

const allowedHosts = text(
  z
    .string()
    .regex(
      /^\s*[^\s,/]+:\d{1,5}\s*(?:,\s*[^\s,/]+:\d{1,5}\s*)*,?\s*$/,
      'must be hosts with their ports, such as 192.168.1.20:8080,media:443',
    ),
);

const webAddress = { protocol: /^https?$/, error: 'must be an address such as https://example.org' };
const databaseAddress = {
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgresql://user:password@host/database',
};

const authorityAddress = {
  protocol: /^https?$/,
  error: 'must be an address such as https://acme.example.org/directory',
};

const resolverAddress = String.raw`(?:\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?|\[[\da-f:.]+\](?::\d{1,5})?|[\da-f:.]*:[\da-f:.]*:[\da-f:.]*)`;

const mailServer = {
  protocol: /^smtps?$/,
  error: 'must be an address such as smtps://user:password@mail.example.org',
};

/**
 * Every setting of the site with its check. The table in docs/settings.md is generated from the descriptions;
 * `standard` is the text for a missing setting.
 */
export const environmentSchema = z.object({
  PORT: wholeNumber(1, 65535, 3000).meta({
    standard: '`3000`',
    description: 'The port the site answers on.',
  }),
  DATA_DIR: z.preprocess(unsetWhenEmpty, z.string().default('./data')).meta({
    standard: '`./data`',
    description: 'The folder of everything the site keeps: the database, uploads, generated secrets.',
  }),
  DATABASE_URL: text(z.url(databaseAddress)).meta({
    standard: 'the built-in database',
    description: 'A PostgreSQL 14 or newer of your own, used instead of the built-in one.',
  }),
  DATABASE_DIRECT_URL: text(z.url(databaseAddress)).meta({
    standard: '`DATABASE_URL` holds',
    description:
      'PostgreSQL itself, where DATABASE_URL leads to a pooler in transaction mode: for notices of changes, locks, jobs, migrations and backups.',
  }),
  DATABASE_POOL: wholeNumber(2, 100, 10).meta({
    standard: '`10`',
    description:
      'How many connections a process opens at most for pages and changes. In addition it opens one for change notices, two for limits and four for jobs.',
  }),
  ADMIN_PASSWORD: text(z.string().min(8, 'must have at least 8 characters')).meta({
    standard: 'made once, kept in DATA_DIR',
    description: 'The password staff unlock admin mode with. A new one ends every open admin session.',
  }),
  ADMIN_PASSWORD_HASH: text(
    z.string().regex(/^scrypt:1[4-8]:(?:[1-9]|1\d):[1-4]:[\w-]{16,}:[\w-]{43}$/, {
      error: () => `must be the line that ${typedCommand('hash-password')} prints`,
    }),
  ).meta({
    standard: '`ADMIN_PASSWORD` holds',
    description:
      'Instead of ADMIN_PASSWORD: its hash, which `npm run admin:hash-password` makes, or `belltower hash-password` in the image.',
  }),
  CLAIM: z
    .preprocess(unsetWhenEmpty, z.enum(['0', '1'], 'must be 1, or 0').default('0'))
    .transform((word) => word === '1')
    .meta({
      standard: '`0`: the first start makes a shared password',
      description:
        '`1`: the first start makes no shared password. It prints a code, with which the first owner claims the site at `/setup`.',
    }),
  AUTH_SECRET: text(z.string().min(32, 'must have at least 32 characters')).meta({
    standard: 'made once, kept in DATA_DIR',
    description: 'Signs the session cookies. Servers that share one database share it too.',
  }),
  SITE_URL: text(z.url(webAddress)).meta({
    standard: '`http://localhost:PORT`; of an installed release the machine’s own address',
    description: 'The address visitors use, for links in feeds, mail and search engines.',
  }),
  TRUST_PROXY: wholeNumber(0, 10, 0).meta({
    standard: '`0`',
    description:
      'How many proxies of your own stand in front. Their X-Forwarded-For tells the address that limits count.',
  }),
  ACME_DIRECTORY: text(z.url(authorityAddress)).meta({
    standard: 'Let’s Encrypt',
    description:
      'The authority that gives the site its certificate, where the site keeps one itself: the address of its ACME directory (RFC 8555). One of your own may give certificates to private addresses.',
  }),
  ACME_CA_FILE: text(z.string()).meta({
    standard: 'those that Node knows',
    description: 'A file with the certificates (PEM) by which an authority of your own is recognized.',
  }),
  DNS_RESOLVERS: text(
    z
      .string()
      .regex(
        new RegExp(String.raw`^\s*${resolverAddress}\s*(?:,\s*${resolverAddress}\s*)*,?\s*$`, 'i'),
        'must be addresses of name servers, such as 9.9.9.9,1.1.1.1',
      ),
  ).meta({
    standard: 'those of the machine',
    description:
      'The name servers that are asked where the site’s name leads: the first two must agree. A port may follow, such as `127.0.0.1:5353`.',
  }),
  STOP_DELAY_SECONDS: wholeNumber(0, 60, 0).meta({
    standard: '`0`',
    description:
      'How long the site continues to take requests after a stop signal, while `/up` answers 503: as long as a proxy in front of several processes takes to notice.',
  }),
  CDN_SECONDS: optionalNumber(1, 3600).meta({
    standard: 'CDNs cache nothing',
    description:
      'How long a CDN in front may keep public pages, and as long again while it revalidates. Time-based content, such as which events are past, may be that much late.',
  }),
  CDN_PURGE_URL: text(z.url(webAddress)).meta({
    standard: 'changes show once CDN_SECONDS are over',
    description: 'Where the site posts to, soon after each change, so that the CDN drops what it keeps.',
  }),
  CDN_PURGE_HEADER: text(
    z.string().regex(/^[\w-]+:\s*\S[^\r\n]*$/, 'must be a line such as Authorization: Bearer abc'),
  ).meta({
    standard: 'none',
    description: 'A header of that post, such as `Fastly-Key: abc` or `Authorization: Bearer abc`.',
  }),
  METRICS_TOKEN: text(z.string().min(16, 'must have at least 16 characters')).meta({
    standard: 'no figures at `/metrics`',
    description:
      'Offers metrics for Prometheus at `/metrics` to requests with `Authorization: Bearer` and this value.',
  }),
  METRICS_PORT: optionalNumber(1, 65535).meta({
    standard: 'no port of their own',
    description:
      'Offers `/metrics` at this port of this machine alone, where METRICS_TOKEN is asked for only if it is set.',
  }),
  SMTP_URL: text(z.url(mailServer)).meta({
    standard: 'staff set it',
    description:
      'The server that takes the site’s mail, such as `smtps://user:password@mail.example.org`. It wins over what staff set under **Church Settings**, **How mail leaves**.',
  }),
  MAIL_FROM: text(
    z.string().max(300).regex(/@/, 'must be an address such as Church <office@example.org>'),
  ).meta({
    standard: 'the church and its e-mail address',
    description:
      'The sender of the site’s mail. On a site that began empty, mails wait until it is set, or the church has a name and an e-mail address.',
  }),
  SMS_WEBHOOK_URL: text(z.url(webAddress)).meta({
    standard: 'the outbox folder in DATA_DIR',
    description:
      'Sends the codes of a phone as second factor: the site posts `{ to, channel, message }` there. Without it, the codes are written to files.',
  }),
  SMS_WEBHOOK_SECRET: text(z.string().min(16, 'must have at least 16 characters')).meta({
    standard: 'no signature',
    description:
      'Signs what is posted to SMS_WEBHOOK_URL: `X-Belltower-Signature: sha256=` and the HMAC-SHA256 of the body.',
  }),
  SECURITY_CONTACT: text(
    z
      .string()
      .regex(
        /^(?:https:\/\/|mailto:)[^\s<>"]+$/,
        'must be an address such as mailto:webmaster@example.org or https://example.org/security',
      ),
  ).meta({
    standard: 'where visitors reach the church',
    description: 'Whom `/.well-known/security.txt` names for reports of a weakness (RFC 9116).',
  }),
  PRAYER_PURGE_DAYS: wholeNumber(0, 36_500, 0).meta({
    standard: '`0`, never',
    description: 'Completed prayer requests are deleted for good this many days after they were completed.',
  }),
  SOURCE_ALLOW_HOSTS: allowedHosts.meta({
    standard: 'public addresses only',
    description:
      'Private hosts that streams and imports may be fetched from, each as `host:port`, with commas between them.',
  }),
  IMPORT_ALLOW_HOSTS: allowedHosts.meta({
    standard: '`SOURCE_ALLOW_HOSTS` holds',
    description: 'An older name of SOURCE_ALLOW_HOSTS; both are used.',
  }),
  EMBED_HOSTS: text(
    z
      .string()
      .regex(
        /^\s*[a-z\d-]+(?:\.[a-z\d-]+)+\s*(?:,\s*[a-z\d-]+(?:\.[a-z\d-]+)+\s*)*,?\s*$/i,
        'must be names of hosts, such as forms.example.org,example.com',
      ),
  ).meta({
    standard: 'the known ones alone',
    description:
      'Sites beside the known ones whose forms and calendars pages may show: names of hosts, subdomains included, with commas between them.',
  }),
  TRANSCRIBE_URL: text(z.url(webAddress)).meta({
    standard: 'the site sends sound nowhere',
    description:
      'Has a program write down what is said in the sermons that have a file of sound: the address of a service in the shape of OpenAI’s, such as `http://localhost:8000/v1/audio/transcriptions`, which may be on this machine.',
  }),
  TRANSCRIBE_KEY: text(z.string().regex(/^[\x21-\x7e]+$/, 'must be the key alone, without spaces')).meta({
    standard: 'none',
    description: 'The key of that service, sent as `Authorization: Bearer`.',
  }),
  TRANSCRIBE_MODEL: z
    .preprocess(
      unsetWhenEmpty,
      z
        .string()
        .regex(/^[\w./:-]+$/, 'must be the name of a model')
        .default('whisper-1'),
    )
    .meta({
      standard: '`whisper-1`',
      description: 'The model that it is asked for.',
    }),
  TRANSLATE_URL: text(z.url(webAddress)).meta({
    standard: 'no text leaves the site',
    description:
      'Has a program suggest translations to staff: the address of a service in the shape of LibreTranslate’s, such as `http://localhost:5000/translate`, which may be on this machine.',
  }),
  TRANSLATE_KEY: text(z.string().regex(/^[\x21-\x7e]+$/, 'must be the key alone, without spaces')).meta({
    standard: 'none',
    description: 'The key of that service, sent as `api_key`.',
  }),
  BACKUP_DIR: text(z.string()).meta({
    standard: '`backups` in DATA_DIR',
    description: 'The folder of the backups, which may be on another disk.',
  }),
  BACKUP_PASSPHRASE: text(z.string().min(12, 'must have at least 12 characters')).meta({
    standard: 'backups hold no secrets',
    description:
      'Seals what DATA_DIR keeps secret (the generated password, AUTH_SECRET and the keys of its certificate) and how staff sign in into each backup, and opens it at a restore. Keep it elsewhere, too.',
  }),
  S3_ENDPOINT: text(z.url(webAddress)).meta({
    standard: 'a folder in DATA_DIR',
    description:
      'Keeps uploaded pictures in a bucket, in which any number of machines find them: the address of an S3-compatible service, such as `https://ACCOUNT.r2.cloudflarestorage.com`. The next four belong to it.',
  }),
  S3_REGION: text(z.string()).meta({
    standard: 'no bucket',
    description: 'The service’s region, such as `us-west-004`; `auto` at Cloudflare.',
  }),
  S3_BUCKET: text(
    z.string().regex(/^[\w.-]{3,63}$/, 'must be the name of a bucket: letters, digits, dots and hyphens'),
  ).meta({
    standard: 'no bucket',
    description: 'The name of the bucket, which need not be public.',
  }),
  S3_ACCESS_KEY_ID: text(z.string()).meta({
    standard: 'no bucket',
    description: 'The name of a key that may read, write, list and delete there.',
  }),
  S3_SECRET_ACCESS_KEY: text(z.string()).meta({
    standard: 'no bucket',
    description: 'That key.',
  }),
  S3_PREFIX: text(
    z
      .string()
      .regex(/^[\w.-]+(?:\/[\w.-]+)*\/?$/, 'must be a folder in the bucket, such as church or sites/church'),
  ).meta({
    standard: 'none',
    description: 'A folder in the bucket that all pictures are kept in, where the bucket holds other things.',
  }),
  UPLOADTHING_TOKEN: text(z.string()).meta({
    standard: 'a folder in DATA_DIR',
    description:
      'Keeps uploaded pictures at UploadThing; without it the site keeps and serves them itself. A bucket takes precedence.',
  }),
  UPDATES_URL: text(
    z
      .string()
      .regex(/^(?!\w+:\/\/)|^https:\/\/[^\s/]/, 'must be an address that begins with https://, or a folder'),
  ).meta({
    standard: 'nothing is asked',
    description:
      'The folder of releases, by its address or as a folder of the machine. The site asks once a day and tells nothing but its version.',
  }),
  UPDATES_KEY: text(z.string()).meta({
    standard: 'the key in the release',
    description: 'A file with the public key (Ed25519, PEM) that releases are signed for.',
  }),
  UPDATES: z
    .preprocess(unsetWhenEmpty, z.enum(['auto', 'tell', 'off'], 'must be auto, tell or off').default('tell'))
    .meta({
      standard: '`tell`',
      description:
        '`tell` shows in the office what is out, `auto` also updates by itself after the backup of the night, `off` does neither.',
    }),
  SITE_LANGUAGE: z
    .preprocess(unsetWhenEmpty, z.enum([...languages, ...trialLanguages], 'must be en or es').default('en'))
    .meta({
      standard: '`en`',
      description:
        'The language that the site speaks from its first start on: `en` or `es`. Later staff choose it in the church’s settings.',
    }),
  DEMO: z
    .preprocess(unsetWhenEmpty, z.enum(['0', '1'], 'must be 1, or 0').default('0'))
    .transform((word) => word === '1')
    .meta({
      standard: '`0`: a church’s own site',
      description:
        '`1`: a public demo, on a folder and database of its own. The home page has buttons that sign in without a password, everything begins again on the hour, and mail goes nowhere.',
    }),
  SEED: z.preprocess(unsetWhenEmpty, z.enum(['demo', 'none'], 'must be demo or none').default('demo')).meta({
    standard: '`demo`',
    description:
      'What an empty database gets: `demo` content, or `none` but the six ministries, which staff then rewrite.',
  }),
});

export type Environment = z.output<typeof environmentSchema>;

let last: { source: Record<string, string | undefined>; settings: Environment } | undefined;

/**
 * Returns the validated settings.
 * @throws Error naming every wrong one
 */
export function env(): Environment {
  if (!last || names.some((name) => !isAsBefore(name)))
    last = { settings: readSettings(process.env), source: { ...process.env } };
  return last.settings;
}

function isAsBefore(name: string): boolean {
  return last?.source[name] === process.env[name];
}

const names = Object.keys(environmentSchema.shape);

/** Returns the environment for a child process with these settings of the site only. */
export function environmentWithout(known: readonly (keyof Environment)[]): NodeJS.ProcessEnv {
  const hidden = [...names, 'NEXTAUTH_SECRET'].filter((name) => !known.includes(name as keyof Environment));
  return { ...process.env, ...Object.fromEntries(hidden.map((name) => [name, undefined])) };
}

/**
 * Returns a setting that every start provides.
 * @throws Error when the application was started without it
 */
export function requireSetting(name: 'AUTH_SECRET' | 'DATABASE_URL'): string {
  // Where thousands of texts are hashed, comparing all settings for each took most of the time.
  const value = (last && isAsBefore(name) ? last.settings : env())[name];
  if (!value) throw new Error(`${name} is not set: start the site ${howToStart()}.`);
  return value;
}

/** Returns a command as the administrator of this site types it. */
export function typedCommand(name: CommandName, args?: string): string {
  return commandLine(isInstalled() ? installedProgram() : undefined, name, args);
}

/** Returns an option as the administrator adds it to what was typed: by npm, two hyphens come before it. */
export function typedOption(option: string): string {
  return isInstalled() ? option : `-- ${option}`;
}

/** Returns `belltower`, for a further site of the machine with its name. */
function installedProgram(): string {
  const further = /^belltower-(.+)\.service$/.exec(process.env.RUNS_AS ?? '');
  return further ? `belltower --site ${further[1]}` : 'belltower';
}

/** How a site is started from its sources. */
export const startCommand = 'npm start';

/** Returns how the administrator starts the site: the end of a sentence. */
export function howToStart(): string {
  const as = process.env.RUNS_AS;
  if (!as) return `with ${startCommand}`;
  return as === 'container' ? 'with its container' : `with systemctl start ${as}`;
}

/**
 * Returns whether the shared password was given, by ADMIN_PASSWORD or its hash. The one that the first start makes, which
 * the start marks, was not.
 */
export function isPasswordGiven(): boolean {
  const { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH } = env();
  return Boolean(ADMIN_PASSWORD_HASH || (ADMIN_PASSWORD && process.env[madePasswordMark] !== '1'));
}

/** In the environment of a process whose ADMIN_PASSWORD is the one that the first start made. */
export const madePasswordMark = 'ADMIN_PASSWORD_IS_MADE';

/** What updates this site: root's part of a service, the machine's administrator in a container, or nothing. */
export function updater(): 'service' | 'container' | 'none' {
  if (!isInstalled()) return 'none';
  return isService() ? 'service' : 'container';
}

/** Returns the file in which root notes how far an update is: UPDATE_STATE of the unit. */
export function updateStateFile(): string | undefined {
  return process.env.UPDATE_STATE || undefined;
}

/**
 * Returns whether this process serves a new version on trial (PROBATION): it changes nothing until the version is accepted,
 * since the data would be lost on the way back.
 */
export function isInProbation(): boolean {
  return process.env.PROBATION === '1';
}

/** Ends the probation of this process: the version is accepted. */
export function endProbation(): void {
  delete process.env.PROBATION;
}

/** RUNS_AS is `container` in the image and the unit's name in a service; both have the command `belltower`. */
function isInstalled(): boolean {
  return Boolean(process.env.RUNS_AS);
}

/** Returns whether this process is the service of an installed release, or a command of it. */
export function isService(): boolean {
  return isInstalled() && process.env.RUNS_AS !== 'container';
}

/** Returns the file of settings in which SITE_URL was given, where the site runs as a service; undefined otherwise. */
export function fileOfGivenAddress(): string | undefined {
  if (!isService() || !isAddressGiven()) return undefined;
  return `/etc/${process.env.RUNS_AS?.replace(/\.service$/, '')}.env`;
}

const network = perProcess('network', () => ({ host: (): string | undefined => undefined }));

/** Lets the start of a process say how the host of this machine is found: what browsers download asks no system. */
export function provideNetworkHost(host: () => string | undefined): void {
  network.host = host;
}

/**
 * Returns the origin of a site without SITE_URL (RFC 6454): as a service the machine's own address, at which others reach it,
 * unless a proxy in front is trusted; else localhost.
 */
export function ownOrigin({ PORT, TRUST_PROXY }: Pick<Environment, 'PORT' | 'TRUST_PROXY'> = env()): string {
  const host = isService() && TRUST_PROXY === 0 ? network.host() : undefined;
  // An origin names no port that http has anyway.
  return new URL(`http://${host ?? 'localhost'}:${PORT}`).origin;
}

/** The first file descriptor that systemd passes on (sd_listen_fds(3)). */
const firstPassedSocket = 3;

interface PassedSocket {
  fd: number;
}

/**
 * Returns the sockets that systemd listens on for this process: that of HTTP and, where there are two, that of HTTPS. They
 * come in the order of their unit.
 */
export function passedSockets(): { http?: PassedSocket; https?: PassedSocket } {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  const count = LISTEN_PID === String(process.pid) ? Number(LISTEN_FDS) || 0 : 0;
  return {
    ...(count > 0 && { http: { fd: firstPassedSocket } }),
    ...(count > 1 && { https: { fd: firstPassedSocket + 1 } }),
  };
}

/** Returns whether this process is a command of a site that runs as a service of systemd. */
export function isCommandOfService(): boolean {
  return isService() && passedSockets().http === undefined;
}

/** In the environment of a process whose SITE_URL is the address that staff chose. */
const chosenAddressMark = 'SITE_URL_IS_CHOSEN';

/** Returns whether SITE_URL was given, and is not what staff chose. */
export function isAddressGiven(): boolean {
  return env().SITE_URL !== undefined && process.env[chosenAddressMark] !== '1';
}

/**
 * Makes the address that staff chose the SITE_URL of this process; undefined: it has none. One that was given stays.
 * Returns whether that is a change.
 */
export function chooseAddress(origin: string | undefined): boolean {
  if (isAddressGiven() || env().SITE_URL === origin) return false;
  for (const [name, value] of [
    ['SITE_URL', origin],
    [chosenAddressMark, origin && '1'],
    ['NEXTAUTH_URL', origin ?? ownOrigin()],
  ] as const) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  return true;
}

/**
 * Returns the database address for queries that need a session of their own: past a pooler.
 * @throws Error without a database
 */
export function sessionDatabaseUrl(): string {
  return env().DATABASE_DIRECT_URL ?? requireSetting('DATABASE_URL');
}

/**
 * Returns the settings in `source`.
 * @throws Error with one sentence that names every wrong one
 */
export function readSettings(source: Record<string, string | undefined>): Environment {
  const result = environmentSchema.safeParse(source);
  const issues = result.success ? contradictions(result.data) : result.error.issues;
  if (result.success && issues.length === 0) return result.data;
  const wrong = new Map(issues.map((issue) => [String(issue.path[0]), issue.message]));
  const parts = [...wrong].map(([name, message]) => `${name} ${message}`);
  throw new Error(
    `Please correct ${parts.length === 1 ? 'this setting' : 'these settings'}: ${parts.join('; ')}.`,
  );
}

const onePassword = {
  path: ['ADMIN_PASSWORD_HASH'],
  message: 'cannot stand beside ADMIN_PASSWORD: which of the two is meant',
};

const noPooler = {
  path: ['DATABASE_DIRECT_URL'],
  message: 'needs DATABASE_URL beside it: the built-in database has no pooler',
};

/** What would let strangers of a demo reach beyond it. */
const notInDemo: readonly (keyof Environment)[] = [
  ...(['CLAIM', 'SMTP_URL', 'SMS_WEBHOOK_URL', 'TRANSCRIBE_URL', 'TRANSLATE_URL', 'BACKUP_DIR'] as const),
  ...(['S3_ENDPOINT', 'UPLOADTHING_TOKEN', 'SOURCE_ALLOW_HOSTS', 'IMPORT_ALLOW_HOSTS'] as const),
];

const demoHasContent = 'must be demo where DEMO is 1';
const besideDemo = 'cannot stand beside DEMO=1, which keeps to itself';

const neededByBucket = 'is missing, without which the bucket that other settings name cannot be used';

/** Rejects settings that are valid alone and contradict each other. */
function contradictions(settings: Environment): { path: string[]; message: string }[] {
  return [
    ...(settings.ADMIN_PASSWORD && settings.ADMIN_PASSWORD_HASH ? [onePassword] : []),
    ...(settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL ? [noPooler] : []),
    ...notInDemo
      .filter((name) => settings.DEMO && settings[name])
      .map((name) => ({ path: [name], message: besideDemo })),
    ...(settings.DEMO && settings.SEED === 'none' ? [{ path: ['SEED'], message: demoHasContent }] : []),
    ...missingOfBucket(settings).map((name) => ({ path: [name], message: neededByBucket })),
  ];
}
