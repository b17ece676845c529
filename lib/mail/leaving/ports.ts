import { connect } from 'node:net';
import { allowedHosts } from '#lib/core/http/allowed-hosts.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import type { MailSettings } from './schema.ts';

/** The ports that are tried, in this order: submission, submission by TLS, and the one that few hosts block. */
export const triedPorts = [587, 465, 2525] as const;

const mailPorts: readonly number[] = [25, ...triedPorts];
const mailboxPorts: readonly number[] = [143, 993];
const patienceMilliseconds = 5_000;

/**
 * Refuses a port that is none of mail: the host may be in the own network, whose other services are not to be asked.
 * @throws AppError `invalid`
 */
export function assertMailPort(host: string, port: number, field = 'port', known = mailPorts): void {
  if (known.includes(port) || allowedHosts().has(`${host}:${port}`)) return;
  throw fieldError(field, messages.mailSettings.portUnusual(known.join(', ')));
}

/** The same for the mailbox of mails that came back. @throws AppError `invalid` */
export function assertMailboxPort(host: string, port: number): void {
  assertMailPort(host, port, 'bounces.port', mailboxPorts);
}

/** Returns the encryption that a port is for. */
export function usualSecurity(port: number): MailSettings['security'] {
  return port === 465 ? 'tls' : 'starttls';
}

/** Returns the ports of mail at which the host answers from here. */
export async function openPorts(host: string, ports: readonly number[] = triedPorts): Promise<number[]> {
  const answers = await Promise.all(ports.map((port) => answersAt(host, port)));
  return ports.filter((_port, index) => answers[index]);
}

/**
 * Returns the first port of mail at which the host answers.
 * @throws AppError `invalid` on `port` when none does
 */
export async function findPort(host: string): Promise<number> {
  const [first] = await openPorts(host);
  if (first !== undefined) return first;
  throw fieldError('port', closedEverywhere(host, triedPorts));
}

/** Says that the host answers at none of these ports, and why that may be: nothing is blocked on the way to this machine. */
export function closedEverywhere(host: string, ports: readonly number[]): string {
  const { allBlocked, noneHere } = messages.mailSettings;
  return (isThisMachine(host) ? noneHere : allBlocked)(host, ports.join(', '));
}

export function isThisMachine(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(?:\.\d+){3}$/.test(name)
  );
}

function answersAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: patienceMilliseconds });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
