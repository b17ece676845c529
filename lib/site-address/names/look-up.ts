import { getServers, promises } from 'node:dns';
import { env } from '#lib/core/process/env.ts';

/** Where a name leads: its addresses, sorted. */
export interface Leading {
  v4: readonly string[];
  v6: readonly string[];
}

/** What name servers said: where the name leads, that they differ, or nothing. */
export type Answered = Leading | 'differ' | 'silent';

const patienceMilliseconds = 2500;
const resolversAsked = 2;

/** Returns the name servers that are asked: those of DNS_RESOLVERS, else those of the machine. */
export function resolversOf({ DNS_RESOLVERS } = env()): string[] {
  const given = (DNS_RESOLVERS ?? '').split(',').map((server) => server.trim());
  const named = given.filter(Boolean);
  return (named.length > 0 ? named : getServers()).slice(0, resolversAsked);
}

/** Returns where a name leads (A, AAAA; aliases followed), as two name servers agree on it where there are two. */
export async function lookUp(name: string, servers = resolversOf()): Promise<Answered> {
  const answers = await Promise.all(servers.map((server) => askOne(server, name)));
  const [first, ...others] = answers;
  if (!first || answers.some((answer) => answer === null)) return 'silent';
  return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : 'differ';
}

async function askOne(server: string, name: string): Promise<Leading | null> {
  const resolver = new promises.Resolver({ timeout: patienceMilliseconds, tries: 2 });
  resolver.setServers([server]);
  try {
    const [v4, v6] = await Promise.all([
      resolver.resolve4(name).catch(noneWhenUnknown),
      resolver.resolve6(name).catch(noneWhenUnknown),
    ]);
    return { v4: v4.toSorted(), v6: v6.toSorted() };
  } catch {
    return null;
  }
}

function noneWhenUnknown(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENODATA' || error.code === 'ENOTFOUND') return [];
  throw error;
}
