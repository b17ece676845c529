import { parseArgs } from 'node:util';
import { PlainError } from '#server/start/plain-error.ts';

/** The parts of a run, in the order in which they run. */
export const parts = ['start', 'memory', 'throughput', 'bytes', 'lighthouse', 'live', 'edits'] as const;
/** Parts that run only when they are named. */
const namedParts = ['cluster'] as const;
export type Part = (typeof parts)[number] | (typeof namedParts)[number];

export interface Options {
  only: readonly Part[];
  /** Addresses to measure instead of all pages, or undefined. */
  pages: readonly string[] | undefined;
  /** Fewer and shorter rounds: for a look while working, not for the record. */
  isQuick: boolean;
  /** How long the part `edits` lasts, or undefined. */
  minutes: number | undefined;
  jsonFile: string;
  /** Measure nothing: write the tables of docs/performance.md from the JSON of the last run. */
  isForDocument: boolean;
}

export const help = `npm run bench [-- options]

  --quick            fewer and shorter rounds (about five minutes)
  --only=a,b         only these parts: ${[...parts, ...namedParts].join(', ')}
  --cluster          one, two and four processes behind HAProxy, and nothing else
  --pages=/,/events  only these addresses
  --minutes=10       how long the part edits lasts; half a minute unless told
  --json=file        where the figures go, test-results/bench.json (cluster.json for --cluster) unless told
  --write            measure nothing, write those figures into docs/performance.md`;

/** @throws PlainError naming what is not understood */
export function readOptions(args: string[]): Options | 'help' {
  const values = parsed(args);
  if (values.help) return 'help';
  const only = chosen(values);
  return {
    only,
    pages: list(values.pages),
    isQuick: values.quick ?? false,
    minutes: values.minutes === undefined ? undefined : toMinutes(values.minutes),
    jsonFile: values.json ?? `test-results/${only.every(isNamed) ? 'cluster' : 'bench'}.json`,
    isForDocument: values.write ?? false,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        quick: { type: 'boolean' },
        only: { type: 'string' },
        cluster: { type: 'boolean' },
        pages: { type: 'string' },
        minutes: { type: 'string' },
        json: { type: 'string' },
        write: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new PlainError(`${(error as Error).message}\n\n${help}`);
  }
}

interface Chosen {
  only?: string;
  cluster?: boolean;
}

function chosen({ only, cluster }: Chosen): readonly Part[] {
  const named = cluster ? namedParts : [];
  if (only === undefined) return named.length > 0 ? named : parts;
  return [...(list(only) ?? []).map(toPart), ...named];
}

function isNamed(part: Part): boolean {
  return namedParts.some((name) => name === part);
}

function list(text: string | undefined): string[] | undefined {
  return text?.split(',').filter(Boolean);
}

function toMinutes(text: string): number {
  const minutes = Number(text);
  if (!(minutes > 0 && minutes <= 1440))
    throw new PlainError(`--minutes takes a number, such as 10, not '${text}'.`);
  return minutes;
}

function toPart(name: string): Part {
  const all = [...parts, ...namedParts];
  const part = all.find((known) => known === name);
  if (!part) throw new PlainError(`There is no part '${name}': they are ${all.join(', ')}.`);
  return part;
}
