import { parseArgs } from 'node:util';
import { PlainError } from '#server/start/plain-error.ts';

/** The parts of a run, in the order in which they are measured. */
export const parts = [
  'start',
  'memory',
  'throughput',
  'https',
  'bytes',
  'lighthouse',
  'edits',
  'sign-ups',
  'letters',
] as const;
export type Part = (typeof parts)[number];

export interface Options {
  only: readonly Part[];
  /** The addresses to measure; undefined for all pages. */
  pages: readonly string[] | undefined;
  /** Fewer and shorter rounds, for a look during work. */
  isQuick: boolean;
  /** The length of the part `edits`. */
  minutes: number | undefined;
  jsonFile: string;
  /** Measures nothing: writes the tables of docs/performance.md from the JSON of the last run. */
  isForDocument: boolean;
}

export const help = `npm run bench [-- options]

  --quick            fewer and shorter rounds (about five minutes)
  --only=a,b         only these parts: ${parts.join(', ')}
  --pages=/,/events  only these addresses
  --minutes=10       how long the part edits lasts; half a minute unless told
  --json=file        where the figures go, test-results/bench.json unless told
  --write            measure nothing, write those figures into docs/performance.md`;

/** Reads the command line. @throws PlainError naming what is not understood */
export function readOptions(args: string[]): Options | 'help' {
  const values = parsed(args);
  if (values.help) return 'help';
  return {
    only: list(values.only)?.map(toPart) ?? parts,
    pages: list(values.pages),
    isQuick: values.quick,
    minutes: values.minutes === undefined ? undefined : toMinutes(values.minutes),
    jsonFile: values.json ?? 'test-results/bench.json',
    isForDocument: values.write,
  };
}

function parsed(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  const known = { only: text, pages: text, minutes: text, json: text };
  try {
    return parseArgs({ args, options: { ...known, quick: flag, write: flag, help: flag } }).values;
  } catch (error) {
    throw new PlainError(`${(error as Error).message}\n\n${help}`);
  }
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
  const part = parts.find((known) => known === name);
  if (!part) throw new PlainError(`There is no part '${name}': they are ${parts.join(', ')}.`);
  return part;
}
