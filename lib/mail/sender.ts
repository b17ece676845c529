import { isOfDemo } from '#lib/church/is-of-demo.ts';
import { readOwnFacts } from '#lib/church/read-church.ts';
import { addressLine } from '#lib/core/church/address.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { env } from '#lib/core/process/env.ts';
import { messages } from '#lib/language/messages.ts';
import { missingOf, presentWayOut } from './leaving/way-out.ts';

/** Whether mails can leave. Otherwise they wait as rows. */
export async function isMailSetUp(): Promise<boolean> {
  return (await mailsWaitFor()) === null;
}

/** Returns what all mails wait for, in words for staff; null: they can leave. */
export async function mailsWaitFor(): Promise<string | null> {
  if (env().DEMO) return messages.demo.mail;
  const way = await presentWayOut();
  const missing = missingOf(way);
  if (missing) return missing === 'settings' ? messages.mail.notSetUp : messages.mail.secretMissing;
  if (env().MAIL_FROM || way.settings.from_address) return null;
  const { name, email } = await ownFacts();
  return name && email ? null : messages.mail.noSender;
}

/** Returns the church's name and address, a line each, for the foot of a mail. */
export async function senderLines(): Promise<string[]> {
  const own = await ownFacts();
  return [own.name, addressLine(own)].filter(Boolean);
}

const senderFacts = ['name', 'email', 'street', 'city', 'region', 'region_name', 'postal_code'] as const;

/** Returns the church's facts; where the site is not the demo, those that are still the demo's are empty. */
async function ownFacts(): Promise<Church> {
  const church = currentChurch();
  if (church.is_demo) return church;
  const [demo, own] = [defaultChurchIn(church.language), await readOwnFacts()];
  const left = senderFacts.filter((fact) => isOfDemo(fact, church, demo, own));
  return { ...church, ...Object.fromEntries(left.map((fact) => [fact, ''])) };
}
