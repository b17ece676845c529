import { readAddressRow } from './address-row.ts';
import { readCertificate } from './certificate/held-certificate.ts';
import { readState } from './certificate/keeping-state.ts';
import { hostOfEnvironment } from './decided-by.ts';

/**
 * Returns the name at which this machine can answer by HTTPS: the one that was chosen or is in SITE_URL, once there is a
 * certificate for it. Until a newly chosen one has its own, the site stays at the name before.
 */
export async function mainName(): Promise<string | undefined> {
  const given = hostOfEnvironment();
  const chosen = given ?? (await readAddressRow())?.host;
  const names = (await readCertificate())?.names ?? [];
  if (chosen === undefined || names.includes(chosen)) return names.length > 0 ? chosen : undefined;
  if (given !== undefined) return undefined;
  const { served } = await readState();
  return served !== null && names.includes(served) ? served : names[0];
}
