import type { MailSettings } from '../schema.ts';

/** What a provider asks its customers to enter. */
export interface Carrier {
  /** The names in `include:` that stand for its servers; the first is the present one. None: SPF is of its own domain. */
  includes: readonly string[];
  /** The selectors under which its keys stand; none where they differ from customer to customer. */
  selectors: readonly string[];
  /** The domains of its mailboxes, whose records are its own. */
  mailboxes?: readonly string[];
}

const google: Carrier = {
  includes: ['_spf.google.com'],
  selectors: ['google'],
  mailboxes: ['gmail.com', 'googlemail.com'],
};
const microsoft: Carrier = {
  includes: ['spf.protection.outlook.com'],
  selectors: ['selector1', 'selector2'],
  mailboxes: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
};
const postmark: Carrier = { includes: [], selectors: [] };
const brevo: Carrier = { includes: [], selectors: ['brevo1', 'brevo2', 'mail'] };
const mailgun: Carrier = {
  includes: ['mailgun.org', 'eu.mailgun.org'],
  selectors: ['mx', 'k1', 's1', 'pic', 'smtp', 'mailo', 'krs', 'email', 'mta'],
};
const resend: Carrier = { includes: [], selectors: ['resend'] };

const byKind: Readonly<Partial<Record<MailSettings['kind'], Carrier>>> = {
  ...{ gmail: google, microsoft, postmark, brevo, mailgun, resend },
};

/** By the end of a server's name. */
const byHost: readonly (readonly [string, Carrier])[] = [
  ['gmail.com', google],
  ['google.com', google],
  ['office365.com', microsoft],
  ['outlook.com', microsoft],
  ['postmarkapp.com', postmark],
  ['brevo.com', brevo],
  ['mailgun.org', mailgun],
  ['resend.com', resend],
  ['fastmail.com', { includes: ['spf.messagingengine.com'], selectors: ['fm1', 'fm2', 'fm3'] }],
  ['messagingengine.com', { includes: ['spf.messagingengine.com'], selectors: ['fm1', 'fm2', 'fm3'] }],
  ['zoho.com', { includes: ['zohomail.com', 'zoho.com'], selectors: ['zmail', 'zoho'] }],
  ['zoho.eu', { includes: ['zohomail.eu', 'zoho.eu'], selectors: ['zmail', 'zoho'] }],
  ['ionos.com', { includes: ['_spf-us.ionos.com'], selectors: ['s1-ionos', 's2-ionos'] }],
  ['ionos.es', { includes: ['_spf-eu.ionos.com'], selectors: ['s1-ionos', 's2-ionos'] }],
  ['ionos.de', { includes: ['_spf-eu.ionos.com'], selectors: ['s1-ionos', 's2-ionos'] }],
  ['ionos.co.uk', { includes: ['_spf-eu.ionos.com'], selectors: ['s1-ionos', 's2-ionos'] }],
  ['infomaniak.com', { includes: ['spf.infomaniak.ch'], selectors: [] }],
  ['hostinger.com', { includes: ['_spf.mail.hostinger.com'], selectors: ['hostingermail-a'] }],
  ['ovh.net', { includes: ['mx.ovh.com'], selectors: [] }],
  ['gandi.net', { includes: ['_mailcust.gandi.net'], selectors: ['gm1', 'gm2', 'gm3'] }],
  ['mailbox.org', { includes: ['mailbox.org'], selectors: ['MBO0001', 'MBO0002'] }],
  ['sendgrid.net', { includes: ['sendgrid.net'], selectors: ['s1', 's2'] }],
  ['amazonaws.com', { includes: ['amazonses.com'], selectors: [] }],
];

/** Returns what is known of who carries the mail; null of a server that this list does not have. */
export function carrierOfDomain({ kind, host }: Pick<MailSettings, 'kind' | 'host'>): Carrier | null {
  const known = byKind[kind];
  if (known) return known;
  const name = (host ?? '').toLowerCase();
  return byHost.find(([end]) => name === end || name.endsWith(`.${end}`))?.[1] ?? null;
}
