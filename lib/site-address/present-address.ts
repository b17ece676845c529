import { domainToUnicode } from 'node:url';
import { siteUrl } from '#lib/core/addresses/urls.ts';
import { readAddressRow } from './address-row.ts';
import { presentCertificate } from './certificate/present-certificate.ts';
import { decidedBy, hostOfEnvironment, keepsCertificate } from './decided-by.ts';
import { siblingOf } from './names/host-name.ts';
import { lookUp } from './names/look-up.ts';
import { machineAddresses } from './names/machine-addresses.ts';
import { recordsFor } from './names/records.ts';
import type { SiteAddress } from './schema.ts';

/** A name, and the public address of this machine as staff typed it. */
interface Asked {
  host: string;
  ipv4?: string | null | undefined;
}

/** Returns a name with the lines to enter for it, each looked up. */
export async function presentAddress(asked: Asked | null, now = new Date()): Promise<SiteAddress> {
  const decided_by = decidedBy();
  const found =
    asked && decided_by !== 'environment' && decided_by !== 'proxy' ? await lookUpAll(asked) : null;
  const certified = keepsCertificate() ? (hostOfEnvironment() ?? (await readAddressRow())?.host) : undefined;
  const host = asked?.host ?? null;
  return {
    host,
    host_shown: host && (domainToUnicode(host) || host),
    records: found?.records ?? [],
    certificate: await presentCertificate(certified === host ? certified : undefined, now),
    url: siteUrl(),
    is_in_use: host !== null && siteUrl() === `https://${host}`,
    ipv4: machineAddresses().v4,
    is_unanswered: found?.isUnanswered ?? false,
    decided_by,
  };
}

async function lookUpAll({ host, ipv4 }: Asked) {
  const machine = machineAddresses();
  const own = { ...machine, v4: machine.v4 ?? ipv4 ?? null };
  const sibling = siblingOf(host);
  const names = [host, ...(sibling ? [sibling] : [])];
  const answers = await Promise.all(names.map(async (name) => [name, await lookUp(name)] as const));
  return {
    records: recordsFor(host, own, Object.fromEntries(answers)),
    isUnanswered: answers.some(([, answer]) => typeof answer === 'string'),
  };
}
