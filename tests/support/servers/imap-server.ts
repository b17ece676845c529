import type { Socket } from 'node:net';
import { listenAsTcp } from './listen.ts';

interface StoredMessage {
  uid: number;
  source: string;
  isSeen: boolean;
}

export interface ImapServer {
  port: number;
  host: string;
  /** What is in the inbox; may be changed while it answers. */
  messages: StoredMessage[];
  uidValidity: number;
  /** How many messages were fetched. */
  fetched: number;
  /** Every command but the password, in order. */
  commands: string[];
}

/** A server of one mailbox (RFC 3501) for the time of the test: as much of it as reads messages and marks them. */
export async function listenAsImap(account: { user: string; secret: string }): Promise<ImapServer> {
  const server: ImapServer = {
    ...{ port: 0, host: '127.0.0.1', messages: [], uidValidity: 7, fetched: 0, commands: [] },
  };
  const { port } = await listenAsTcp((socket) => {
    socket.on('error', () => undefined);
    socket.write('* OK ready\r\n');
    let typed = '';
    socket.on('data', (chunk) => {
      typed += chunk.toString();
      const lines = typed.split('\r\n');
      typed = lines.pop() ?? '';
      for (const line of lines) answer(server, account, socket, line);
    });
  });
  server.port = port;
  return server;
}

function answer(
  server: ImapServer,
  account: { user: string; secret: string },
  socket: Socket,
  line: string,
): void {
  const [tag = '', ...words] = line.split(' ');
  const command = words.join(' ');
  const name = (words[0] === 'UID' ? words[1] : words[0])?.toUpperCase() ?? '';
  server.commands.push(name === 'LOGIN' ? 'LOGIN' : command);
  const isAllowed =
    name !== 'LOGIN' || command.replaceAll('"', '') === `LOGIN ${account.user} ${account.secret}`;
  const lines = isAllowed ? (answers[name]?.(server, words.slice(1)) ?? []) : [];
  for (const untagged of lines) socket.write(`* ${untagged}\r\n`);
  const end = isAllowed ? `OK ${name} done` : 'NO [AUTHENTICATIONFAILED] Invalid credentials';
  socket.write(`${tag} ${name === 'SELECT' ? 'OK [READ-WRITE] selected' : end}\r\n`);
  if (name === 'LOGOUT') socket.end();
}

type Answer = (server: ImapServer, words: string[]) => string[];

const answers: Readonly<Record<string, Answer>> = {
  CAPABILITY: () => ['CAPABILITY IMAP4rev1'],
  LIST: () => ['LIST (\\HasNoChildren) "/" INBOX'],
  LSUB: () => ['LSUB (\\HasNoChildren) "/" INBOX'],
  SELECT: ({ messages, uidValidity }) => [
    'FLAGS (\\Seen)',
    `${messages.length} EXISTS`,
    `OK [UIDVALIDITY ${uidValidity}] valid`,
    `OK [UIDNEXT ${Math.max(0, ...messages.map(({ uid }) => uid)) + 1}] next`,
  ],
  SEARCH: ({ messages }, words) => {
    const uids = messages.map(({ uid }) => uid);
    const [, from = '1'] = /(\d+):\*/.exec(words.join(' ')) ?? [];
    // The last one answers a range that begins behind it (RFC 3501, 6.4.8).
    const found = uids.filter((uid) => uid >= Number(from) || uid === Math.max(...uids));
    return [`SEARCH ${found.join(' ')}`.trim()];
  },
  FETCH: (server, words) => {
    const index = server.messages.findIndex(({ uid }) => String(uid) === words[1]);
    const message = server.messages[index];
    if (!message) return [];
    server.fetched += 1;
    const [, most = String(message.source.length)] = /<0\.(\d+)>/.exec(words.join(' ')) ?? [];
    const source = message.source.slice(0, Number(most));
    return [`${index + 1} FETCH (UID ${message.uid} BODY[]<0> {${Buffer.byteLength(source)}}\r\n${source})`];
  },
  STORE: ({ messages }, words) => {
    for (const message of messages)
      if (String(message.uid) === words[1] && words.join(' ').includes('\\Seen')) message.isSeen = true;
    return [];
  },
  LOGOUT: () => ['BYE'],
};
