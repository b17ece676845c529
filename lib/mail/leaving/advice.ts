import type { MailError } from '#lib/core/messaging/email.ts';
import { messages } from '#lib/language/messages.ts';
import { closedEverywhere, openPorts, triedPorts } from './ports.ts';
import { isByApi, type MailSettings } from './schema.ts';

/** Returns what happened in the server's words, and what to do about it. */
export async function wordsOf(error: MailError, settings: MailSettings): Promise<string> {
  const advice = await adviceFor(error, settings);
  if (!advice) return error.message;
  return error.field === 'port' ? advice : `${withStop(error.message)} ${advice}`;
}

async function adviceFor({ field }: MailError, settings: MailSettings): Promise<string | null> {
  const { advice } = messages.mailSettings;
  if (field === 'port') return ofPort(settings);
  if (field !== 'secret') return field === null ? null : advice[field];
  if (settings.kind === 'gmail' || settings.kind === 'microsoft') return advice[settings.kind];
  return isByApi(settings.kind) ? advice.key : advice.secret;
}

/** Says which other ports answer: many networks block some of them. */
async function ofPort({ host, port }: MailSettings): Promise<string> {
  const { portClosed, otherPorts } = messages.mailSettings;
  const [server, closed] = [host ?? '', port ?? 587];
  const open = (await openPorts(server)).filter((other) => other !== closed);
  if (open.length > 0) return `${portClosed(server, closed)} ${otherPorts(open.join(', '))}`;
  return closedEverywhere(server, [...new Set([closed, ...triedPorts])]);
}

function withStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
