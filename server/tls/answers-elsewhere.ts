import { randomBytes } from 'node:crypto';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { lookUp } from '#lib/site-address/names/look-up.ts';

const patienceMilliseconds = 5000;
const mostLetters = 1000;

/**
 * Returns the first of the names at which another site answers what an authority would ask; null where none does. A name
 * that cannot be reached from here counts as ours: some routers do not let a machine ask its own public address.
 */
export async function answersElsewhere(
  names: readonly string[],
  { challenges, port }: { challenges: Map<string, string>; port: number },
): Promise<string | null> {
  const [token, answer] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
  challenges.set(token, answer);
  try {
    for (const name of names) {
      const heard = await ask(name, port, token).catch(() => null);
      if (heard !== null && heard !== answer) return name;
    }
    return null;
  } finally {
    challenges.delete(token);
  }
}

async function ask(name: string, port: number, token: string): Promise<string | null> {
  const found = await lookUp(name);
  const address = typeof found === 'string' ? undefined : (found.v6[0] ?? found.v4[0]);
  if (address === undefined) return null;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(patienceMilliseconds);
    const path = `/.well-known/acme-challenge/${token}`;
    get({ host: address, port, path, headers: { host: name }, agent: false, signal }, (response) => {
      text(response).then((body) => resolve(body.slice(0, mostLetters)), reject);
    }).on('error', reject);
  });
}
