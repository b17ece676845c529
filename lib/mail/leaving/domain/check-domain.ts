import { messages } from '#lib/language/messages.ts';
import { carrierOf, type MailSettings } from '../schema.ts';
import { type Carrier, carrierOfDomain } from './carriers.ts';
import { type ReadTexts, readTexts } from './look-up.ts';
import type { DomainCheck, SenderDomain } from './schema.ts';
import { checkSpf } from './spf.ts';

/**
 * Says whether the sender's domain allows who carries its mail: SPF, DKIM and DMARC, each with the record to enter. A name
 * server that does not answer makes a check `unknown`.
 */
export async function checkDomain(
  settings: Pick<MailSettings, 'kind' | 'host'>,
  domain: string,
  read: ReadTexts = readTexts,
): Promise<SenderDomain> {
  const [carrier, server] = [carrierOfDomain(settings), carrierOf(settings)];
  const foreign = mailboxOwner(domain);
  if (foreign) return { domain, checks: [ofMailboxProvider(foreign === carrier, domain, server)] };
  const checks = await Promise.all([
    answered('spf', checkSpf(domain, carrier, server, read)),
    answered('dkim', checkDkim(domain, carrier, server, read)),
    answered('dmarc', checkDmarc(domain, read)),
  ]);
  return { domain, checks };
}

/** The provider whose mailboxes are at this domain. */
function mailboxOwner(domain: string): Carrier | null {
  const owners = (['gmail', 'microsoft'] as const).map((kind) => carrierOfDomain({ kind, host: null }));
  return owners.find((owner) => owner?.mailboxes?.includes(domain)) ?? null;
}

/** No records of an own domain are to be entered. */
function ofMailboxProvider(isCarrier: boolean, domain: string, server: string): DomainCheck {
  const words = messages.mailSettings.senderDomain;
  const said = isCarrier ? words.ofMailbox(domain) : words.foreignMailbox(domain, server);
  return { name: 'dmarc', state: isCarrier ? 'right' : 'wrong', words: said, record: null };
}

async function answered(name: DomainCheck['name'], asking: Promise<DomainCheck>): Promise<DomainCheck> {
  const { silent } = messages.mailSettings.senderDomain;
  return asking.catch(() => ({ name, state: 'unknown', words: silent, record: null }));
}

/** The key by which the carrier signs (RFC 6376). */
async function checkDkim(
  domain: string,
  carrier: Carrier | null,
  server: string,
  read: ReadTexts,
): Promise<DomainCheck> {
  const words = messages.mailSettings.senderDomain.dkim;
  const say = (state: DomainCheck['state'], said: string): DomainCheck => ({
    ...{ name: 'dkim', state, words: said, record: null },
  });
  const selectors = carrier?.selectors ?? [];
  if (selectors.length === 0) return say('unknown', words.unknown(server));
  const found = await Promise.all(selectors.map((selector) => read(`${selector}._domainkey.${domain}`)));
  // A key that was taken back is empty.
  const isThere = found.flat().some((text) => /(?:^|;)\s*p=[^;\s]/.test(text));
  return isThere ? say('right', words.right(server)) : say('wrong', words.none(server));
}

/** What receivers are to do with mail that neither of the two holds for (RFC 7489). */
async function checkDmarc(domain: string, read: ReadTexts): Promise<DomainCheck> {
  const words = messages.mailSettings.senderDomain.dmarc;
  const parts = domain.split('.');
  const names = parts.slice(0, -1).map((_part, index) => parts.slice(index).join('.'));
  for (const name of names) {
    const [record] = (await read(`_dmarc.${name}`)).filter((text) => /^v=DMARC1\b/i.test(text));
    if (record) return { name: 'dmarc', state: 'right', words: words.right(policyOf(record)), record: null };
  }
  const record = { name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' };
  return { name: 'dmarc', state: 'wrong', words: words.none, record };
}

function policyOf(record: string): string {
  return /(?:^|;)\s*p=(\w+)/i.exec(record)?.[1]?.toLowerCase() ?? 'none';
}
