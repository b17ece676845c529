import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  to: string[];
  /** The message as it came: headers, text and HTML. */
  source: string;
}

export interface MailServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** How many connections were opened, and how many sign-ins they made. */
  counts: { connections: number; signIns: number };
  close(): Promise<void>;
}

interface MailServerOptions {
  port?: number;
  /** Decides about each recipient. */
  refuse?: (address: string) => { code: number; message: string } | undefined;
  /** Done with each mail before it is accepted: a slow server takes its time here. */
  beforeAccepting?: () => Promise<void>;
  /** Who may send: with this password, or with this token of OAuth 2.0. Anyone without it. */
  account?: { user: string; secret: string };
  /** Encrypts by STARTTLS, or from the start. */
  tls?: { key: string; certificate: string; isImplicit?: boolean };
}

/** A real SMTP server on a free port (or the given one). */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const {
    port = 0,
    refuse = () => undefined,
    beforeAccepting = async () => undefined,
    account,
    tls,
  } = options;
  const received: ReceivedMail[] = [];
  const counts = { connections: 0, signIns: 0 };
  const server = new SMTPServer({
    ...(tls && { key: tls.key, cert: tls.certificate, secure: Boolean(tls.isImplicit) }),
    authOptional: !account,
    authMethods: ['PLAIN', 'LOGIN', 'XOAUTH2'],
    allowInsecureAuth: true,
    disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(account ? [] : ['AUTH'])],
    onConnect(_session, callback) {
      counts.connections += 1;
      callback();
    },
    onAuth({ username, password, accessToken }, _session, callback) {
      counts.signIns += 1;
      if (username === account?.user && (password ?? accessToken) === account?.secret)
        return callback(null, { user: username });
      callback(Object.assign(new Error('Username and Password not accepted'), { responseCode: 535 }));
    },
    onRcptTo({ address }, _session, callback) {
      const refusal = refuse(address);
      callback(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        await beforeAccepting();
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, source: Buffer.concat(chunks).toString() });
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const actual = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    received,
    counts,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The readable text of a mail: its quoted-printable and base64 parts decoded. */
export function readable(source: string): string {
  return source
    .split(/\r?\n--[^\r\n]+\r?\n/)
    .map((part) => {
      const [head = '', ...rest] = part.split(/\r?\n\r?\n/);
      const body = rest.join('\n\n');
      if (/base64/i.test(head)) return `${head}\n\n${Buffer.from(body, 'base64').toString()}`;
      if (/quoted-printable/i.test(head)) return `${head}\n\n${fromQuotedPrintable(body)}`;
      return part;
    })
    .join('\n');
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
