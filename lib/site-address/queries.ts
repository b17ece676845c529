import 'server-only';
import { fieldError } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { env, isAddressGiven } from '#lib/core/process/env.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import { readAddressRow } from './address-row.ts';
import { noteAsked } from './last-asked.ts';
import { isReachable } from './names/machine-addresses.ts';
import { presentAddress } from './present-address.ts';
import { lookUpInput, type SiteAddress } from './schema.ts';

/** Returns the address of the site, the lines for its name as they stand there now, and how its certificate is. */
export const findAddress = privateQuery({
  name: 'findAddress',
  access: 'settings',
  input: noInput,
  run: async (): Promise<SiteAddress> => {
    const given = isAddressGiven() ? parsedUrl(env().SITE_URL ?? '')?.hostname : undefined;
    return presentAddress(given ? { host: given } : await readAddressRow());
  },
});

/**
 * Looks a name up and returns the lines to enter for it. Changes nothing.
 * @throws AppError `invalid`
 */
export const lookUpAddress = privateQuery({
  name: 'lookUpAddress',
  access: 'settings',
  input: lookUpInput,
  run: async ({ host, ipv4 }): Promise<SiteAddress> => {
    if (ipv4 && !isReachable(ipv4, 'ipv4')) throw fieldError('ipv4', messages.addressNames.ipv4Private);
    noteAsked(host);
    return presentAddress({ host, ipv4 });
  },
});
