import { isByApi, type MailSettings, type WayKind } from '#lib/mail/leaving/schema.ts';

/** The fields of the form. An empty secret keeps the stored one. */
export interface MailValues {
  kind: WayKind;
  host: string;
  port: string;
  security: '' | MailSettings['security'];
  user: string;
  secret: string;
  from_name: string;
  from_address: string;
  a_minute: string;
  a_day: string;
}

/** Returns the values of what is stored. */
export function valuesOf(settings: MailSettings): MailValues {
  const { kind, host, port, security, user, from_name, from_address, a_minute, a_day } = settings;
  const isStated = !isByApi(kind) && kind !== 'none';
  return {
    kind,
    host: host ?? '',
    port: port === null ? '' : String(port),
    security: isStated ? security : '',
    user: user ?? '',
    secret: '',
    from_name: from_name ?? '',
    from_address: from_address ?? '',
    a_minute: a_minute === null ? '' : String(a_minute),
    a_day: a_day === null ? '' : String(a_day),
  };
}

/** Below what the providers allow: Gmail 500 mails a day, Microsoft 30 a minute. */
const paces: Readonly<Partial<Record<WayKind, Partial<MailValues>>>> = {
  gmail: { a_day: '450' },
  microsoft: { a_minute: '25' },
};

/** Returns the values that another kind begins with. */
export function emptyFor(kind: WayKind): Partial<MailValues> {
  const host = kind === 'mailgun' ? 'api.mailgun.net' : '';
  const empty = { host, port: '', security: '', user: '', secret: '', a_minute: '', a_day: '' } as const;
  return { ...empty, ...paces[kind] };
}
