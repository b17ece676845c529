import { Resolver } from 'node:dns/promises';

/** Returns the TXT records of a name, each in one piece; none where there is no such name. Rejects without an answer. */
export type ReadTexts = (name: string) => Promise<string[]>;

const patienceMilliseconds = 3_000;

/** Asks the name servers of this machine. */
export const readTexts: ReadTexts = async (name) => {
  const resolver = new Resolver({ timeout: patienceMilliseconds, tries: 1 });
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (['ENODATA', 'ENOTFOUND'].includes((error as { code?: string }).code ?? '')) return [];
    throw error;
  }
};
