import { env } from '#lib/core/process/env.ts';

/** Returns the private hosts, each with its port, that streams and imports may be fetched from. */
export function allowedHosts(): ReadonlySet<string> {
  const { SOURCE_ALLOW_HOSTS = '', IMPORT_ALLOW_HOSTS = '' } = env();
  const hosts = `${SOURCE_ALLOW_HOSTS},${IMPORT_ALLOW_HOSTS}`.toLowerCase().split(',');
  return new Set(hosts.map((host) => host.trim()).filter(Boolean));
}
