import { randomUUID } from 'node:crypto';
import { siteUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import type { HandedOver } from '#lib/core/messaging/email.ts';
import { messages } from '#lib/language/messages.ts';
import { writeMail } from '../frame.tsx';
import { sendMail, type WayOut } from './way-out.ts';

/** The test answers within a minute, and may still look which ports are open. */
const longestMilliseconds = 45_000;

const testMail = {
  subject: () => messages.mailSettings.test.subject(currentChurch().name),
  parts: () => [{ heading: messages.mailSettings.test.heading }, messages.mailSettings.test.text],
};

/** Sends the mail of a test over a connection of its own. @throws MailError */
export async function sendTestMail(way: WayOut, to: string): Promise<HandedOver> {
  const messageId = `test.${randomUUID()}@${new URL(siteUrl()).hostname}`;
  return sendMail(way, { to, ...(await writeMail(testMail, { to })), messageId }, longestMilliseconds);
}
