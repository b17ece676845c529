import { textDigest } from './text-digest.ts';

/** What is stored of a row in another language, by the names of its texts. */
interface Stored {
  readonly fields: Readonly<Record<string, string>>;
  readonly made_from: Readonly<Record<string, string>>;
}

/** A translation, the name under which it is stored, and whether its original has changed since. */
export interface SaidText {
  text: string;
  storedAs: string;
  isStale: boolean;
}

/** A name with a place in a list: `main.0.label`. */
const placed = /\.\d+(?:\.|$)/;

/**
 * Returns the translations of a row's texts by name. In lists, whose texts are named by their places, a translation stays
 * with the text that it was made from wherever that stands now; one of a text that changed where it stands is stale.
 */
export function saidTexts(
  texts: readonly { name: string; text: string }[],
  { fields, made_from }: Stored,
): Map<string, SaidText> {
  const said = new Map<string, SaidText>();
  const taken = new Set<string>();
  const take = (name: string, storedAs: string | undefined, isStale: boolean) => {
    const text = storedAs === undefined || taken.has(storedAs) ? undefined : fields[storedAs];
    if (storedAs === undefined || text === undefined || said.has(name)) return;
    taken.add(storedAs);
    said.set(name, { text, storedAs, isStale });
  };
  const digests = new Map(texts.map(({ name, text }) => [name, textDigest(text)]));
  for (const [name, digest] of digests) if (made_from[name] === digest) take(name, name, false);
  const elsewhere = Object.keys(fields).filter((name) => placed.test(name) && !taken.has(name));
  if (elsewhere.length > 0)
    for (const [name, digest] of digests)
      if (placed.test(name) && !said.has(name))
        take(
          name,
          elsewhere.find((other) => !taken.has(other) && made_from[other] === digest),
          false,
        );
  for (const name of digests.keys()) take(name, name, true);
  return said;
}
