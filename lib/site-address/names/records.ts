import type { AddressRecord } from '../schema.ts';
import { builderAt } from './builders.ts';
import { siblingOf } from './host-name.ts';
import type { Answered, Leading } from './look-up.ts';
import type { MachineAddresses } from './machine-addresses.ts';

/**
 * Returns the lines to enter at the registrar for a name, each with what stands there: the name itself, and the one with or
 * without www as an alias. `answers` are what name servers said of each name.
 */
export function recordsFor(
  host: string,
  own: MachineAddresses,
  answers: Readonly<Record<string, Answered>>,
): AddressRecord[] {
  const sibling = siblingOf(host);
  const names = [host, ...(sibling ? [sibling] : [])].toSorted((one, other) => one.length - other.length);
  const [main = host, alias] = names;
  return [
    ...linesOf(main, own, leadingOf(answers[main])),
    ...(alias ? [aliasLine(alias, main, own, leadingOf(answers[alias]))] : []),
  ];
}

function leadingOf(answered: Answered | undefined): Leading {
  return typeof answered === 'object' ? answered : { v4: [], v6: [] };
}

function linesOf(name: string, own: MachineAddresses, { v4, v6 }: Leading): AddressRecord[] {
  const line6 = judged(own.v6, v6);
  return [
    { type: 'A', name, value: own.v4 ?? '', ...(judged(own.v4, v4) ?? missing) },
    // A line that stands there for another machine would be asked first.
    ...(line6 ? [{ type: 'AAAA' as const, name, value: own.v6 ?? '', ...line6 }] : []),
  ];
}

/** An alias leads where the name does: it stands there once all of its addresses are those of this machine. */
function aliasLine(name: string, main: string, own: MachineAddresses, { v4, v6 }: Leading): AddressRecord {
  const [of4, of6] = [judged(own.v4, v4) ?? missing, judged(own.v6, v6)];
  const isHere = of4.found === 'yes' && of6 !== undefined;
  return { type: 'CNAME', name, value: main, ...(isHere ? of6 : of4) };
}

type Standing = Pick<AddressRecord, 'found' | 'builder'>;

const missing: Standing = { found: 'no', builder: null };

/** Compares what stands there with the address of this machine; undefined: no line is there, and none belongs there. */
function judged(own: string | null, found: readonly string[]): Standing | undefined {
  const [first, ...others] = found.filter((address) => address !== own);
  if (first !== undefined) return { found: [first, ...others].join(', '), builder: builderAt(first) };
  if (found.length > 0) return { found: 'yes', builder: null };
  return own === null ? undefined : missing;
}
