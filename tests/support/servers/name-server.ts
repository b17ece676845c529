import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** The addresses of names, by name in lower case. */
export type Zone = Record<string, { A?: readonly string[]; AAAA?: readonly string[] }>;

export interface NameServer {
  /** As DNS_RESOLVERS names it. */
  address: string;
  /** May be changed while it answers. */
  zone: Zone;
  /** Answers nothing from now on. */
  isSilent: boolean;
  close(): void;
}

const types = { 1: 'A', 28: 'AAAA' } as const;

/** Starts a name server (RFC 1035) on this machine that knows this zone alone. */
export async function startNameServer(zone: Zone): Promise<NameServer> {
  const socket = createSocket('udp4');
  const server: NameServer = { address: '', zone, isSilent: false, close: () => void socket.close() };
  socket.on('message', (question, { port, address }) => {
    if (!server.isSilent) socket.send(answerTo(question, server.zone), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
}

function answerTo(question: Buffer, zone: Zone): Buffer {
  const { name, end } = nameIn(question, 12);
  const type = types[question.readUInt16BE(end) as keyof typeof types];
  const known = zone[name];
  const addresses = (type && known?.[type]) ?? [];
  const head = Buffer.from(question.subarray(0, 12));
  // An answer, recursion available; 3: there is no such name.
  head.writeUInt16BE(0x8180 | (known ? 0 : 3), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(addresses.length, 6);
  head.writeUInt32BE(0, 8);
  const answers = addresses.map((address) => record(question.readUInt16BE(end), bytesOf(address)));
  return Buffer.concat([head, question.subarray(12, end + 4), ...answers]);
}

function nameIn(message: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = [];
  let at = start;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

/** A record of the name that was asked for, which holds for a second. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(1, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function bytesOf(address: string): Buffer {
  if (!address.includes(':')) return Buffer.from(address.split('.').map(Number));
  const [before = '', after = ''] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const zeros = 8 - groups(before).length - groups(after).length;
  const all = [
    ...groups(before),
    ...Array.from({ length: address.includes('::') ? zeros : 0 }, () => '0'),
    ...groups(after),
  ];
  return Buffer.concat(all.map((group) => Buffer.from(group.padStart(4, '0'), 'hex')));
}
