import 'server-only';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';
import { theRow } from './address-row.ts';
import { decidedBy } from './decided-by.ts';
import { lastAsked } from './last-asked.ts';
import { isReachable } from './names/machine-addresses.ts';
import { presentAddress } from './present-address.ts';
import { type SiteAddress, takeAddressInput } from './schema.ts';

/**
 * Takes a name as the address of the site: its certificate is asked for at once, and with it the site moves.
 * @throws AppError `conflict` where SITE_URL, a proxy or the way of the start decides; `invalid` on `host` while one of
 * its lines is missing or leads elsewhere
 */
export const takeAddress = command({
  name: 'takeAddress',
  access: 'settings',
  isOffInDemo: true,
  input: takeAddressInput,
  changes: 'settings',
  run: async ({ host = lastAsked(), ipv4 = null }, { write }): Promise<SiteAddress> => {
    const decided = decidedBy();
    if (decided === 'environment' || decided === 'proxy') throw decidedElsewhere(decided);
    if (host === undefined) throw fieldError('host', messages.addressNames.missing);
    if (ipv4 && !isReachable(ipv4, 'ipv4')) throw fieldError('ipv4', messages.addressNames.ipv4Private);
    const address = await presentAddress({ host, ipv4 });
    assertLeadsHere(address);
    if (decided) throw decidedElsewhere(decided);
    await write((database) =>
      database.siteAddress.upsert({
        where: theRow,
        create: { ...theRow, host, ipv4 },
        update: { host, ipv4 },
      }),
    );
    return presentAddress({ host, ipv4 });
  },
});

function decidedElsewhere(by: NonNullable<SiteAddress['decided_by']>): AppError {
  return new AppError('conflict', messages.siteAddress.decidedBy[by]);
}

/** Every line has to stand there. @throws AppError `invalid` */
function assertLeadsHere({ records }: SiteAddress): void {
  const wrong = records.find(({ found }) => found !== 'yes');
  if (!wrong) return;
  const { notYet, elsewhere } = messages.addressNames;
  const { name, found } = wrong;
  throw fieldError('host', found === 'no' ? notYet(name) : elsewhere(name, found));
}
