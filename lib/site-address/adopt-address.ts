import { chooseAddress, env, isAddressGiven, isCommandOfService } from '#lib/core/process/env.ts';
import { keepsCertificate } from './decided-by.ts';
import { mainName } from './main-name.ts';

/**
 * Makes the name that staff chose the address of this process (SITE_URL) once this machine has its certificate: by HTTP the
 * cookies of an address of HTTPS reach no browser. Returns whether that is a change.
 */
export async function adoptAddress(): Promise<boolean> {
  if (isAddressGiven() || env().TRUST_PROXY > 0) return false;
  if (!keepsCertificate() && !isCommandOfService()) return false;
  const name = await mainName();
  return chooseAddress(name && `https://${name}`);
}
